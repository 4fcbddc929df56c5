import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTax, linesAfterDiscount, rateFor, share, taxReasonOf } from './compute-tax.ts';

const GB = { sellerCountry: 'GB', sellerVatNumber: 'GB980780684', standardRateBasisPoints: 2_000 };
const BELFAST = { sellerCountry: 'GB', sellerVatNumber: 'XI980780684', standardRateBasisPoints: 2_000 };
const DE = { sellerCountry: 'DE', sellerVatNumber: 'DE136695976', standardRateBasisPoints: 1_900 };
const US = { sellerCountry: 'US', sellerVatNumber: '', standardRateBasisPoints: 0 };
const US_NEXUS = { sellerCountry: 'US', sellerVatNumber: '', standardRateBasisPoints: 825 };
const CH = { sellerCountry: 'CH', sellerVatNumber: 'CHE116281710MWST', standardRateBasisPoints: 810 };

describe('tax of goods (O3)', () => {
  test.each([
    ['GB', GB, 'GB', 'M1 1AA', '', 'domestic'],
    ['GB', GB, 'GB', 'BT1 5GS', '', 'domestic'],
    ['GB', GB, 'GB', 'BT1 5GS', 'XI980780684', 'domestic'],
    ['GB', GB, 'IM', 'IM1 1AA', '', 'domestic'],
    ['GB', GB, 'JE', 'JE2 3AB', '', 'export'],
    ['GB', GB, 'DE', '50667', '', 'export'],
    ['GB', GB, 'DE', '50667', 'DE136695976', 'export'],
    ['GB', GB, 'DE', '50667', 'GB980780684', 'export'],
    ['GB', GB, 'CH', '8001', '', 'export'],
    ['GB', GB, 'US', '10001', '', 'export'],
    ['GB in Belfast', BELFAST, 'GB', 'M1 1AA', '', 'domestic'],
    ['GB in Belfast', BELFAST, 'FR', '75001', 'FR40303265045', 'reverse-charge'],
    ['GB in Belfast', BELFAST, 'FR', '75001', '', 'no-vat-number'],
    ['GB in Belfast', BELFAST, 'FR', '75001', 'XI980780684', 'no-vat-number'],
    ['DE', DE, 'DE', '50667', '', 'domestic'],
    ['DE', DE, 'DE', '50667', 'FR40303265045', 'domestic'],
    ['DE', DE, 'FR', '75001', '', 'no-vat-number'],
    ['DE', DE, 'FR', '75001', 'FR40303265045', 'reverse-charge'],
    ['DE', DE, 'FR', '75001', 'BE0428759497', 'reverse-charge'],
    ['DE', DE, 'FR', '75001', 'DE136695976', 'no-vat-number'],
    ['DE', DE, 'FR', '75001', 'GB980780684', 'no-vat-number'],
    ['DE', DE, 'FR', '75001', 'CHE116281710MWST', 'no-vat-number'],
    ['DE', DE, 'GR', '10431', 'EL094259216', 'reverse-charge'],
    ['DE', DE, 'MC', '98000', 'FR40303265045', 'reverse-charge'],
    ['DE', DE, 'GB', 'M1 1AA', 'GB980780684', 'export'],
    ['DE', DE, 'GB', 'bt1 5gs', 'XI980780684', 'reverse-charge'],
    ['DE', DE, 'GB', 'BT1 5GS', 'GB980780684', 'no-vat-number'],
    ['DE', DE, 'GB', 'BT1 5GS', '', 'no-vat-number'],
    ['DE', DE, 'DE', '27498', '', 'export'],
    ['DE', DE, 'ES', '35001', 'ESB58378431', 'export'],
    ['DE', DE, 'ES', '28001', 'ESB58378431', 'reverse-charge'],
    ['DE', DE, 'AX', '22100', '', 'export'],
    ['DE', DE, 'CH', '8001', '', 'export'],
    ['DE', DE, 'NO', '0150', 'NO923609016MVA', 'export'],
    ['DE', DE, 'US', '10001', '', 'export'],
    ['DE', DE, 'JP', '100-0001', '', 'export'],
    ['US', US, 'US', '10001', '', 'none'],
    ['US', US, 'DE', '50667', 'DE136695976', 'export'],
    ['US', US, 'GB', 'BT1 5GS', '', 'export'],
    ['US with nexus', US_NEXUS, 'US', '10001', '', 'domestic'],
    ['CH', CH, 'LI', '9490', '', 'domestic'],
    ['CH', CH, 'DE', '50667', 'DE136695976', 'export'],
  ] as const)('from %s to %4$s %3$s', (_name, seller, country, postcode, vatNumber, reason) => {
    expect(taxReasonOf(seller, { country, postcode, vatNumber, isVatAccepted: true })).toBe(reason);
  });

  test.each([
    ['FR', '75001', 'FR40303265045', 'unverified-vat-number'],
    ['GB', 'BT1 5GS', 'XI980780684', 'unverified-vat-number'],
    ['FR', '75001', '', 'no-vat-number'],
    ['FR', '75001', 'DE136695976', 'no-vat-number'],
    ['DE', '50667', 'FR40303265045', 'domestic'],
    ['CH', '8001', 'CHE116281710MWST', 'export'],
  ] as const)(
    'from DE to %s %s with the number %s, which is not accepted yet: %s (D63)',
    (country, postcode, vatNumber, reason) => {
      expect(taxReasonOf(DE, { country, postcode, vatNumber, isVatAccepted: false })).toBe(reason);
    },
  );

  // Beyond the VAT area of the country they belong to, whichever country and prefix they were written with (D57).
  test.each([
    ['the Canaries', 'ES', ['35001', 'E-38001', 'ES-38001', 'es 38 001', '38-001']],
    ['Ceuta', 'ES', ['51001', 'E-51001']],
    ['Melilla', 'ES', ['52001', 'E 52001']],
    ['Heligoland', 'DE', ['27498', 'D-27498', 'DE27498', 'd 27 498']],
    ['Büsingen', 'DE', ['78266', 'D-78266', '8238', 'CH-8238']],
    ['Livigno', 'IT', ['23041', 'I-23041', 'IT-23041']],
    ['Campione', 'IT', ['22061', 'I-22061', 'CH-6911']],
    ['Mount Athos', 'GR', ['63086', 'GR-63086', '630 86', 'EL-63087']],
    ['Åland as Finland', 'FI', ['22100', 'FI-22100', 'AX-22100', 'FIN-22 100']],
    ['Åland', 'AX', ['22100', 'AX-22100']],
    ['Réunion as France', 'FR', ['97400', 'F-97400', 'FR 97400']],
    ['Guadeloupe, Martinique, Guiana and Mayotte as France', 'FR', ['97110', '97200', '97300', '97600']],
    ['New Caledonia as France', 'FR', ['98800', 'F-98800']],
    ['Réunion', 'RE', ['97400', 'F-97400']],
    ['Jersey as the United Kingdom', 'GB', ['JE2 3AB', 'je23ab', 'GB-JE2 3AB']],
    ['Jersey', 'JE', ['JE2 3AB']],
    ['Guernsey as the United Kingdom', 'GB', ['GY1 1AA', 'GB-GY1 1AA', 'UK GY1 1AA']],
  ] as const)('to %s is an export, from Germany and from Great Britain', (_, country, postcodes) => {
    for (const postcode of postcodes) {
      expect([postcode, taxReasonOf(DE, { country, postcode, vatNumber: '', isVatAccepted: true })]).toEqual([
        postcode,
        'export',
      ]);
      expect([postcode, taxReasonOf(GB, { country, postcode, vatNumber: '', isVatAccepted: true })]).toEqual([
        postcode,
        'export',
      ]);
    }
  });

  test.each([
    ['Belfast', GB, 'GB', ['BT1 5GS', 'GB-BT1 5GS', 'gb-bt1', 'UK BT1 5GS'], 'domestic'],
    ['Belfast', DE, 'GB', ['BT1 5GS', 'GB-BT1', 'UK-BT1'], 'no-vat-number'],
    ['the Isle of Man as the United Kingdom', GB, 'GB', ['IM1 1AA', 'GB-IM1 1AA'], 'domestic'],
    ['Madrid', DE, 'ES', ['28001', 'E-28001'], 'no-vat-number'],
    ['Peißenberg', DE, 'DE', ['82380', 'D-82380'], 'domestic'],
    ['Helsinki', DE, 'FI', ['00220', 'FI-00220'], 'no-vat-number'],
    ['Monaco as France', DE, 'FR', ['98000', 'MC-98000'], 'no-vat-number'],
    ['Thessaloniki', DE, 'GR', ['54622', 'GR-54622'], 'no-vat-number'],
    ['a place without a postcode', DE, 'IE', ['', '-'], 'no-vat-number'],
  ] as const)('to %s belongs to a VAT area', (_, seller, country, postcodes, reason) => {
    for (const postcode of postcodes)
      expect([postcode, taxReasonOf(seller, { country, postcode, vatNumber: '', isVatAccepted: true })]).toEqual([
        postcode,
        reason,
      ]);
  });

  test.each([
    ['domestic', 1_900],
    ['no-vat-number', 1_900],
    ['unverified-vat-number', 1_900],
    ['reverse-charge', 0],
    ['export', 0],
    ['none', 0],
  ] as const)('%s is taxed at %i', (reason, rate) => {
    expect(rateFor(reason, 1_900)).toBe(rate);
  });

  test.each([
    // Three lines of 0.13 at 20 %: 0.026 each.
    ['by line', [13, 13, 13], null, 2_000, 'line', 9, [3, 3, 3, 0]],
    ['by order', [13, 13, 13], null, 2_000, 'order', 8, [3, 2, 3, 0]],
    ['an exact half away from zero', [250], null, 1_000, 'line', 25, [25, 0]],
    ['half a cent up', [5], null, 1_000, 'order', 1, [1, 0]],
    ['delivery as a line of its own', [10_000], 1_500, 2_000, 'line', 2_300, [2_000, 300]],
    ['delivery with the order', [33, 33], 33, 1_900, 'order', 19, [6, 7, 6]],
    ['delivery to be advised', [10_000], null, 1_900, 'order', 1_900, [1_900, 0]],
    ['a broken rate', [9_999], null, 1_750, 'line', 1_750, [1_750, 0]],
    ['nothing', [0, 0], 0, 2_000, 'order', 0, [0, 0, 0]],
    ['no rate', [9_999], 100, 0, 'line', 0, [0, 0]],
  ] as const)('rounded: %s', (_name, lines, deliveryMinor, rate, rounding, taxMinor, partsMinor) => {
    const computed = computeTax({ lines, charges: [deliveryMinor ?? 0] }, rate, rounding);
    expect(computed).toMatchObject({ taxMinor, partsMinor });
    const taxable = lines.reduce<number>((sum, line) => sum + line, 0) + (deliveryMinor ?? 0);
    expect(computed).toMatchObject({ taxableMinor: taxable, totalWithTaxMinor: taxable + taxMinor });
  });

  test('is of the price after the discount, which is shared by the lines', () => {
    expect(linesAfterDiscount([1_000, 500, 333], -183)).toEqual([900, 450, 300]);
    expect(linesAfterDiscount([100, 100, 100], -100)).toEqual([67, 66, 67]);
    expect(linesAfterDiscount([100], 0)).toEqual([100]);
  });
});

const minor = fc.integer({ min: 0, max: 100_000_000 });

describe('whatever the order', () => {
  test('the tax of its lines and delivery adds up to its tax, and net and tax to its total', () => {
    fc.assert(
      fc.property(
        fc.array(minor, { minLength: 1, maxLength: 60 }),
        fc.option(minor),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('line' as const, 'order' as const),
        (prices, deliveryMinor, multiplierMicros, rate, rounding) => {
          const goods = prices.reduce((sum, price) => sum + price, 0);
          const discountMinor = -Math.floor(goods * (1 - multiplierMicros / 1_000_000));
          const lines = linesAfterDiscount(prices, discountMinor);
          const { taxMinor, partsMinor, taxableMinor, totalWithTaxMinor } = computeTax(
            { lines, charges: [deliveryMinor ?? 0] },
            rate,
            rounding,
          );
          expect(lines.reduce((sum, line) => sum + line, 0)).toBe(goods + discountMinor);
          expect(lines.every((line) => line >= 0)).toBe(true);
          expect(partsMinor).toHaveLength(lines.length + 1);
          expect(partsMinor.reduce((sum, part) => sum + part, 0)).toBe(taxMinor);
          expect(partsMinor.every((part) => part >= 0)).toBe(true);
          expect(taxableMinor).toBe(goods + discountMinor + (deliveryMinor ?? 0));
          expect(totalWithTaxMinor).toBe(taxableMinor + taxMinor);
        },
      ),
    );
  });

  test('a shared amount differs by less than a cent from its exact share', () => {
    fc.assert(
      fc.property(minor, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, part] of share(amount, weights).entries())
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1 + 1e-6);
      }),
    );
  });
});
