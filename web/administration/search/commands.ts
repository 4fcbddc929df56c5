import { NEEDS, isAllowed, type StaffNeed, type StaffRight } from '#shop/base/rights/staff-right.ts';
import { STAFF_SCREENS } from '../screens.ts';
import { t, type StaffTextKey } from '../staff-text.ts';

/** A screen or an action of the administration, found by its words (P2). */
export interface Command {
  label: string;
  href: string;
}

/** Actions in addition to the screens of the menu. */
const ACTIONS: readonly { label: StaffTextKey; href: string; right: StaffNeed }[] = [
  { label: 'find.do.new-product', href: 'ProductEdit', right: NEEDS.pricedParts },
  { label: 'find.do.new-category', href: 'Categories/Add-Category', right: 'catalogue' },
  { label: 'find.do.new-type', href: 'Product-Type', right: 'catalogue' },
  { label: 'find.do.new-synonym', href: 'Synonym', right: 'catalogue' },
  { label: 'find.do.new-coupon', href: 'Promo-Code-Edit', right: 'prices' },
  { label: 'find.do.new-news', href: 'News-Edit', right: 'content' },
  { label: 'find.do.new-manual', href: 'Manual-Edit', right: 'documents' },
  { label: 'find.do.new-colleague', href: 'Staff', right: 'staff' },
  { label: 'find.do.registrations', href: 'Customers?status=waiting', right: 'customers' },
  { label: 'find.do.low-stock', href: 'Products?stock=low', right: NEEDS.parts },
  { label: 'find.do.failed-mail', href: 'Mailbox?state=failed', right: NEEDS.accounts },
  { label: 'find.do.missing-texts', href: 'Translations?missing=any', right: NEEDS.texts },
];

interface PartAction {
  label: StaffTextKey;
  place: string;
  /** Part of the page that is focused. */
  field?: string;
  right: StaffNeed;
}

/** Actions for one part, typed before its number: 'stock of DB-0150'. */
const OF_PARTS = [
  { label: 'find.part.price', place: 'ProductEdit', field: '#price', right: NEEDS.parts },
  { label: 'find.part.stock', place: 'Stock', right: NEEDS.stock },
  { label: 'find.part.specifications', place: 'Specifications', right: 'catalogue' },
  { label: 'find.part.replacement', place: 'Replacement', right: NEEDS.parts },
] as const satisfies readonly PartAction[];

/**
 * Commands whose words the input is a prefix of: 'new cou' finds 'New coupon'. Characters other than letters and digits
 * separate words.
 */
export function findCommands(typed: string, rights: readonly StaffRight[]): Command[] {
  const sought = wordsOf(typed);
  if (sought.length === 0) return [];
  const screens = STAFF_SCREENS.flatMap(({ path, right, menu }) =>
    menu === undefined ? [] : { label: menu[1], href: path, right },
  );
  return [...ACTIONS, ...screens].flatMap(({ label, href, right }) => {
    const labelWords = wordsOf(t(label));
    const isMeant =
      isAllowed(right, rights) && sought.every((word) => labelWords.some((each) => each.startsWith(word)));
    return isMeant ? { label: t(label), href: `/Administration/${href}` } : [];
  });
}

export interface PartCommand {
  /** Rest of the words, to search for. */
  keyword: string;
  commandFor(this: void, part: { id: number; name: string }): Command;
}

/** Finds the action for a part in the typed words; null: all of them are search words. */
export function partCommandIn(typed: string, rights: readonly StaffRight[]): PartCommand | null {
  for (const { label, place, field = '', right } of OF_PARTS as readonly PartAction[]) {
    const [before = ''] = t(label, { part: '\n' }).split('\n');
    const isTyped = before !== '' && typed.trimStart().toLowerCase().startsWith(before.toLowerCase());
    if (isTyped && isAllowed(right, rights))
      return {
        keyword: typed.trimStart().slice(before.length).trim(),
        commandFor: ({ id, name }) => ({
          label: t(label, { part: name }),
          href: `/Administration/${place}?id=${id}${field}`,
        }),
      };
  }
  return null;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
