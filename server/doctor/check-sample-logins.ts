import type pg from 'pg';
import { isPassword } from '#shop/people/identity/password.ts';
import type { Config } from '../config.ts';
import { isForThisMachineOnly } from '../loopback.ts';
import type { Finding } from './finding.ts';

/** As in sample-data/, which is public. */
const STAFF_PASSWORD = 'counter-2026';
const CUSTOMER_PASSWORD = 'press-2026';

interface Login {
  email: string;
  hash: string | null;
}

/** Publicly known logins in a shop that others can reach. */
export async function checkSampleLogins(client: pg.Client, config: Config): Promise<Finding[]> {
  const open = [
    ...(await openWith(client, STAFF_PASSWORD, `from staff where email like '%@pressline.test' and not disabled`)),
    ...(await openWith(
      client,
      CUSTOMER_PASSWORD,
      `from customers where email like '%@converter.test' and status = 'active'`,
    )),
  ];
  if (open.length === 0) return [{ state: 'ok', sentence: 'No sample login opens the shop' }];
  if (isForThisMachineOnly(config)) {
    return [
      { state: 'ok', sentence: `Sample logins open the shop (${open.length}), which only this machine can reach` },
    ];
  }
  const sentence = `Sample logins with public passwords open a shop that others can reach: ${open.join(', ')}. Set other passwords ("staff password"), close them ("staff disable"; customers in the administration), or start with SAMPLE_DATA=no.`;
  return [{ state: 'trouble', sentence }];
}

async function openWith(client: pg.Client, password: string, which: string): Promise<string[]> {
  const { rows } = await client.query<Login>(`select email, password_hash as hash ${which} order by id`);
  const open = await Promise.all(
    rows.map(async ({ email, hash }) => ((await isPassword(hash, password)) ? [email] : [])),
  );
  return open.flat();
}
