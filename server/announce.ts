import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { staff } from '#shop/people/identity/tables.ts';
import type { Config } from './config.ts';
import { isForThisMachineOnly } from './loopback.ts';
import { unnamedProxy } from './doctor/check-proxy.ts';
import type { RunningServer } from './start-server.ts';

const SAMPLE_STAFF = 'staff@pressline.test';
const INFO = 30; // pino's number

/** Announces the addresses, and the sample logins while they exist: in sentences, or as one line of JSON. */
export async function announce({ shop }: RunningServer, config: Config, log: Logger): Promise<void> {
  const samples = (await shop.db.$count(staff, eq(staff.email, SAMPLE_STAFF))) > 0;
  // Not written through the log, so that every log level shows it.
  if (config.logFormat === 'json') console.log(JSON.stringify(bannerForMachines(shop.publicUrl, samples)));
  else console.log(bannerForPeople(shop.publicUrl, samples));
  const unnamed = unnamedProxy(config);
  if (unnamed !== null) log.warn(unnamed);
  const where = sampleLoginsReachedAt(config);
  if (samples && where !== null) {
    log.warn(`The sample logins exist and the shop ${where}: anybody who can reach it can use them.`);
  }
}

/** Address at which other machines reach the shop; null: none. */
export function sampleLoginsReachedAt(config: Pick<Config, 'host' | 'publicUrl'>): string | null {
  if (isForThisMachineOnly(config)) return null;
  const { host, publicUrl } = config;
  return isForThisMachineOnly({ host, publicUrl: undefined }) ? `is at ${publicUrl}` : `listens on ${host}`;
}

function bannerForPeople(publicUrl: string, samples: boolean): string {
  return [
    '',
    `  Pressline is ready.`,
    `  Shop            ${publicUrl}/`,
    `  Administration  ${publicUrl}/Administration`,
    `  API             ${publicUrl}/api`,
    ...(samples
      ? [
          '',
          '  Sample logins   staff@pressline.test / counter-2026   (administration)',
          '                  uk@converter.test    / press-2026     (also de@ fr@ us@ jp@ ca@)',
          '                  buyer@ press@ approver@converter.test, the same password: members of the company of uk@',
        ]
      : []),
    '',
  ].join('\n');
}

function bannerForMachines(publicUrl: string, samples: boolean): object {
  return {
    level: INFO,
    time: new Date().toISOString(),
    pid: process.pid,
    msg: 'Pressline is ready.',
    shop: `${publicUrl}/`,
    administration: `${publicUrl}/Administration`,
    api: `${publicUrl}/api`,
    ...(samples
      ? {
          sampleLogins: ['staff@pressline.test / counter-2026', 'uk@converter.test / press-2026'],
        }
      : {}),
  };
}
