import { afterEach, describe, expect, test } from 'vitest';
import { STAFF_RIGHTS } from '#shop/base/rights/staff-right.ts';
import { readPageLanguageBy } from '../../texts/page-language.ts';
import { findCommands, partCommandIn } from './commands.ts';

afterEach(() => readPageLanguageBy(() => undefined));

const labels = (typed: string, rights = STAFF_RIGHTS as readonly (typeof STAFF_RIGHTS)[number][]) =>
  findCommands(typed, rights).map(({ label }) => label);

describe('screens and actions by name (P2)', () => {
  test.for([
    ['new cou', ['New coupon (promo code)']],
    ['COUPON new', ['New coupon (promo code)']],
    ['carr', ['Carriers']],
    ['promo', ['New coupon (promo code)', 'Promo codes']],
    ['no such screen', []],
    ['', []],
    ['–', []],
  ])('%s', ([typed, found]) => {
    expect(labels(typed as string)).toEqual(found);
  });

  test("in the reader's language, with or without its accents", () => {
    readPageLanguageBy(() => 'de');
    expect(labels('fehlende uber')).toEqual(['Fehlende Übersetzungen']);
  });

  test('nothing without the right for it (P1)', () => {
    expect(labels('new', ['documents'])).toEqual(['New manual']);
  });
});

describe('actions for a part (P2)', () => {
  test('the action is typed before its number', () => {
    const command = partCommandIn('Stock of db-0150', STAFF_RIGHTS);
    expect(command?.keyword).toBe('db-0150');
    expect(command?.commandFor({ id: 140, name: 'DB-0150' })).toEqual({
      label: 'Stock of DB-0150',
      href: '/Administration/Stock?id=140',
    });
  });

  test('need the right, and the words before the number', () => {
    expect(partCommandIn('stock of db-0150', ['content'])).toBeNull();
    expect(partCommandIn('stockholm', STAFF_RIGHTS)).toBeNull();
  });
});
