import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer, rowOf } from '../customers/testing/people.ts';
import { customers } from '../accounts/tables.ts';
import { PASSWORD_COST } from '#shop/people/identity/password-cost.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';
import { staff } from './tables.ts';
import { hire } from './testing/colleagues.ts';

/** At the tests' own cost (vitest.config.ts). */
const TODAY = '$argon2id$v=19$m=8,t=1,p=1$';
const weaker = (password: string) => hash(password, { memoryCost: 16, timeCost: 1, parallelism: 1 });

test('a password costs 19 MiB and two passes, by OWASP (D43)', () => {
  expect(PASSWORD_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test.for([
  [`${TODAY}c2FsdA$aGFzaA`, false],
  ['$argon2id$v=19$m=16,t=1,p=1$c2FsdA$aGFzaA', true],
  ['$argon2id$v=19$m=8,t=1,p=11$c2FsdA$aGFzaA', true],
  ['$argon2i$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA', true],
] as const)('the hash %s has other parameters than today: %s', ([passwordHash, outdated]) => {
  expect(isOutdatedHash(passwordHash)).toBe(outdated);
});

test("a customer's login renews an outdated hash, once, and the password stays", async ({ shop }) => {
  const ada = await newCustomer(shop);
  const passwordHash = await weaker(ada.userPass);
  await shop.shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, ada.id));
  await expect(shop.as(ada.email, 'another-one-9')).rejects.toThrow('Login refused');
  expect((await rowOf(shop, ada.email)).passwordHash, 'a wrong password renews nothing').toBe(passwordHash);
  await shop.as(ada.email, ada.userPass);
  const renewed = (await rowOf(shop, ada.email)).passwordHash;
  expect(renewed?.startsWith(TODAY)).toBe(true);
  await shop.as(ada.email, ada.userPass);
  expect((await rowOf(shop, ada.email)).passwordHash).toBe(renewed);
});

test("so does a colleague's sign-in", async ({ shop }) => {
  const mabel = await hire(shop);
  await shop.shop.db
    .update(staff)
    .set({ passwordHash: await weaker(mabel.password) })
    .where(eq(staff.id, mabel.id));
  await shop.asStaff(mabel.email, mabel.password);
  const [row] = await shop.shop.db.select().from(staff).where(eq(staff.id, mabel.id));
  expect(row?.passwordHash.startsWith(TODAY)).toBe(true);
  await shop.asStaff(mabel.email, mabel.password);
});

test('a password is the same from every keyboard, and a decomposed stored one still works', async () => {
  const stored = await hashPassword('Grün-Kammer-9');
  expect(await isPassword(stored, 'Grün-Kammer-9'.normalize('NFD'))).toBe(true);
  expect(await isPassword(stored, 'Gron-Kammer-9')).toBe(false);
  const before = await hash('Grün-Kammer-9'.normalize('NFD'));
  expect(await isPassword(before, 'Grün-Kammer-9')).toBe(true);
});
