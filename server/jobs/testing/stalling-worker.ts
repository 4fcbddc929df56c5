import pino from 'pino';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { type MailSender, smtpSender } from '#platform/mail.ts';
import { sendWrittenMail, writeClaimedMail } from '#shop/desk/notifications/deliver-mail.ts';
import { claimNextEffect, executeNextEffect } from '#shop/desk/notifications/execute-effects.ts';
import { RunningShop } from '../../running-shop.ts';
import { readStoreConfiguration } from '../../store-file.ts';

// A separate process for a test that kills it: delivers the due mail up to a step, reports it, and stops there.
const [databaseUrl = '', smtpUrl = '', lastStep = ''] = process.argv.slice(2);

const shop = new RunningShop({
  databaseUrl,
  publicUrl: 'http://localhost:3000',
  files: memoryFiles(),
  store: readStoreConfiguration(import.meta.dirname),
  log: pino({ level: 'silent' }),
});
await shop.open();

const smtp = smtpSender(smtpUrl);
const sender: MailSender = {
  ...smtp,
  async send(mail, beforeEnd) {
    await smtp.send(mail, async () => {
      if (lastStep === 'transferred') await stall();
      await beforeEnd();
      if (lastStep === 'handed over') await stall();
    });
    if (lastStep === 'sent') await stall();
  },
};

if (lastStep === 'never') {
  while ((await executeNextEffect(shop, sender)) !== 'unreachable');
  await stall();
}
const claimed = await claimNextEffect(shop);
if (claimed === undefined) throw new Error('No mail was due.');
if (lastStep === 'claimed') await stall();
await writeClaimedMail(shop, claimed.id, sender);
if (lastStep === 'written') await stall();
await sendWrittenMail(shop, claimed.id, sender);

function stall(): Promise<never> {
  console.log('stalled');
  return new Promise(() => setInterval(() => {}, 1000));
}
