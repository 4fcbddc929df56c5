import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { staff } from '#shop/people/identity/tables.ts';
import { STAFF_RIGHTS, type StaffNeed, type StaffRight } from '#shop/base/rights/staff-right.ts';
import { STAFF_SCREENS } from '#web/administration/screens.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

const MANAGER = 'Mabel Tripp';
/** Screens whose required right depends on what they delete or change. */
const BY_WHAT_IT_SHOWS: ReadonlySet<string> = new Set(['Delete', 'Status-Change']);

/** The staff member gets these rights; another one manages staff. */
async function giveRights({ shop: { db } }: BuiltShop, rights: readonly StaffRight[]) {
  await db
    .update(staff)
    .set({ rights: [...rights] })
    .where(eq(staff.email, STAFF));
}

function justEnough(need: StaffNeed): StaffRight[][] {
  if (need === null) return [[]];
  if (typeof need === 'string') return [[need]];
  return 'anyOf' in need ? need.anyOf.map((right) => [right]) : [[...need.allOf]];
}

function tooFew(need: NonNullable<StaffNeed>): StaffRight[] {
  const needed = typeof need === 'string' ? [need] : 'anyOf' in need ? need.anyOf : need.allOf.slice(0, 1);
  return STAFF_RIGHTS.filter((right) => !needed.includes(right));
}

test('a screen is open to a colleague with its right, and others read who can assign it (P1)', async ({
  shop,
  visits,
}) => {
  await shop.shop.db
    .insert(staff)
    .values({ name: MANAGER, email: 'mabel@pressline.test', passwordHash: '', rights: ['staff'] });
  const page = await visits.pageAs(STAFF);
  const faults: string[] = [];
  const visit = async (address: string, rights: readonly StaffRight[]) => {
    await giveRights(shop, rights);
    await page.goto(address);
    const html = await page.content();
    return { status: page.status(), text: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
  };
  for (const { path, right, states } of STAFF_SCREENS) {
    const [usual] = states;
    if (usual === undefined) continue; // needs data that a test has to create first
    const address = `/Administration/${path}${usual}`;
    for (const rights of BY_WHAT_IT_SHOWS.has(path) ? [STAFF_RIGHTS] : justEnough(right)) {
      const { status, text } = await visit(address, rights);
      if (status !== 200) faults.push(`${address} with ${rights.join()}: ${status} ${text}`);
    }
    if (right === null) continue;
    const { status, text } = await visit(address, tooFew(right));
    if (status !== 403 || !text.includes('You need the right') || !text.includes(MANAGER))
      faults.push(`${address} without: ${status} ${text}`);
  }
  expect(faults).toEqual([]);
});

test('the menu has the screens of a right, and none without any (P1)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  const placesFor = async (rights: readonly StaffRight[]) => {
    await giveRights(shop, rights);
    await page.goto('/Administration/My-Account');
    return [...page.document.querySelectorAll('#places a')].map((link) => link.textContent);
  };
  expect(await placesFor(['documents'])).toEqual(['Dashboard', 'Manuals', 'Audit']);
  expect(await placesFor([])).toEqual(['Dashboard']);
});
