import { hashPassword } from '#shop/people/identity/password.ts';
import type { SampleFiles } from '../sample-files.ts';

/** Hash for every sample login, by e-mail address. */
export type Accounts = ReadonlyMap<string, string>;

/**
 * Hashes the sample passwords; each distinct password is hashed only once, which is safe because these logins are
 * published.
 */
export async function prepareAccounts({ customers, staff }: SampleFiles): Promise<Accounts> {
  const logins = [...customers, ...staff].filter((login) => login.password !== '');
  const words = [...new Set(logins.map((login) => login.password))];
  const hashes = await Promise.all(words.map(async (word) => [word, await hashPassword(word)] as const));
  const hashOf = new Map(hashes);
  return new Map(logins.map((login) => [login.email, hashOf.get(login.password) ?? '']));
}
