import { afterEach, expect, test } from 'vitest';
import { type Award, purchaseRefusal } from '#shop/catalogue/categories/visibility.ts';
import { readPageLanguageBy } from '../texts/page-language.ts';
import { awardLabels } from './award-labels.ts';
import { continentText } from './promo-codes/coupon-words.ts';

const usa = { adminContact: 2 } as const;
const europe = { adminContact: 1 } as const;

afterEach(() => readPageLanguageBy(() => undefined));

test.each(['storefront', 'administration'] as const)(
  'the labels of the reading "%s" say exactly who is refused (D4)',
  (reading) => {
    for (const award of [0, 1, 2, 3] as const satisfies Award[]) {
      const refused = [usa, europe].flatMap((viewer) => purchaseRefusal(award, viewer, reading, 'tape.example') ?? []);
      const label = awardLabels(reading)[award];
      expect(/unavailable/i.test(label)).toBe(refused.some(({ code }) => code === 'unavailable-in-country'));
      expect(/tape shop/i.test(label)).toBe(refused.some(({ code }) => code === 'tape-shop'));
    }
  },
);

test('awards and continents are in German for staff who read German (N1)', () => {
  readPageLanguageBy(() => 'de');
  expect(awardLabels('administration')[2]).toBe('Nur USA: anderswo nicht verfügbar');
  expect([continentText('South America'), continentText('Atlantis')]).toEqual(['Südamerika', 'Atlantis']);
});
