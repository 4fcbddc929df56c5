import { eq } from 'drizzle-orm';
import { staff } from '#shop/identity/tables.ts';
import type { Config } from './config.ts';
import { isLoopbackHost } from './loopback.ts';
import type { RunningServer } from './start-server.ts';

const SAMPLE_STAFF = 'staff@pressline.test';

/** Says where everything is, and who can log in while the sample logins exist. */
export async function announce({ shop }: RunningServer, config: Config): Promise<void> {
  const samples = (await shop.db.$count(staff, eq(staff.email, SAMPLE_STAFF))) > 0;
  const lines = [
    '',
    `  Pressline is ready.`,
    `  Shop            ${shop.publicUrl}/`,
    `  Administration  ${shop.publicUrl}/Administration`,
    `  API             ${shop.publicUrl}/api`,
    ...(samples
      ? [
          '',
          '  Sample logins   staff@pressline.test / counter-2026   (administration)',
          '                  uk@converter.test    / press-2026     (also de@ fr@ us@ jp@ ca@)',
        ]
      : []),
    '',
  ];
  console.log(lines.join('\n'));
  if (samples && !isLoopbackHost(config.host)) {
    console.warn(
      `Warning: the sample logins exist and the shop listens on ${config.host}: anybody who reaches it can use them.`,
    );
  }
}
