import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkFileStore } from '../doctor/check-file-store.ts';
import { checkDataFolder, checkNode } from '../doctor/check-machine.ts';
import { checkMailServer } from '../doctor/check-mail-server.ts';
import { checkProxy } from '../doctor/check-proxy.ts';
import type { Command } from './command.ts';
import type { Finding } from '../doctor/finding.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Checks everything that the shop needs and says what is wrong, and what to do',
  help: `doctor

Checks what the shop needs: Node.js, the configuration, the disk, the file store, the mail server, and the database with its
version, extensions, clock and migrations. It also reports files that the file store lacks, exchange rates that were never set,
mails that are stuck, sample logins in a shop that others can reach, and a proxy that hides its visitors. Each problem comes with
its solution. Changes nothing (except a small temporary file in the file store) and may run while the shop runs. The exit code is
1 if there is trouble: the shop cannot run, or must not.`,
  async run(args) {
    parseArgs({ args, options: {} });
    const config = readConfig(process.env, false);
    const findings = [
      checkNode(),
      checkDataFolder(config.dataDir),
      await checkFileStore(config),
      await checkMailServer(config),
      checkWebhooks(config),
      ...(await checkDatabase(config)),
      ...(await checkProxy(config)),
    ];
    for (const { state, sentence } of findings) console.log(`${state.padEnd(9)}${sentence}`);
    return findings.some(({ state }) => state === 'trouble') ? 1 : 0;
  },
};

/** A missing key is no failure: changes are kept for 30 days (M3). */
function checkWebhooks({ secretsKey }: Pick<Config, 'secretsKey'>): Finding {
  return secretsKey === undefined
    ? { state: 'ok', sentence: 'No SECRETS_KEY: webhooks are off. `openssl rand -base64 32` makes one' }
    : { state: 'ok', sentence: 'SECRETS_KEY is set: webhooks are sent' };
}
