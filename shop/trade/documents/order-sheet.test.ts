import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { describe, expect, test, vi } from 'vitest';
import { Paper } from '#platform/pdf/paper.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { isLanguage, languages } from '#texts/languages.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { adjustmentsOf, totalsOf } from '../../base/money/adjustments.ts';
import type { OrderSheetStore } from './letterhead.ts';
import { orderSheet } from './order-sheet.ts';
import { translatorIn } from '#server/testing/in-english.ts';

const store: OrderSheetStore = {
  publicUrl: 'https://shop.pressline.test',
  legalPages: [],
  taxOnScreens: 'silent',
  logo: null,
  actionColour: '',
  accentColour: '',
  bankDetails: '',
  vatNumber: '',
  eoriNumber: '',
  says: {},
  name: 'Pressline',
  tagline: 'Parts and consumables',
  timeZone: 'Europe/London',
  offices: [
    office('Europe', 'Pressline Label Machines Ltd', ['12 Registration Way', 'Leeds LS99 4PL'], 'United Kingdom'),
    office('United States', 'Pressline Label Machines Inc', ['4400 Impression Drive'], 'United States'),
  ],
};

function office(region: string, company: string, lines: string[], country: string) {
  const place = { latitude: 0, longitude: 0, zoom: 14, picture: '' };
  return { region, company, lines, country, telephone: '+44 113 496 0142', email: 'a@b.test', hours: '', place };
}

function line(parts: Partial<OrderLine>): OrderLine {
  return {
    kitParts: null,
    id: 1,
    productId: 1,
    productName: 'DB-0150',
    productIntro: 'Doctor blade',
    productDetails: 'Doctor blade 0.15 mm',
    variantId: null,
    variantDetails: null,
    quantity: 3,
    unitPriceMinor: 4800,
    lineTotalMinor: 14_400,
    serial: '',
    machine: '',
    promise: null,
    ownNumber: null,
    unit: null,
    ...parts,
  };
}

/** Three blades for 48.00 dollars to Canada, with delivery to be advised. */
function order(parts: Partial<Order> = {}): Order {
  return {
    id: 1001,
    reference: 'MA001001',
    customerId: 1,
    customerGuid: '5d82fca6-0471-4aad-b090-be13f28720e2',
    state: 'new',
    status: 'complete',
    placedAt: '2026-06-30T23:30:00.000Z',
    version: null,
    purchaseOrderNumber: 'PO-77',
    firstName: 'Alison',
    surname: 'Marsh',
    company: 'Marsh Converting',
    email: 'uk@converter.test',
    deliveryAddress: '4 Mill Lane\nToronto\nCanada',
    billingAddress: '1 King Street\nToronto\nCanada',
    paymentDays: null,
    paymentTerms: null,
    waitsForCredit: false,
    currency: 1,
    couponCode: null,
    ...totalsOf(14_400, adjustmentsOf(0, null)),
    lines: [line({})],
    hasPurchaseOrder: false,
    ...eachOrderField(() => null),
    placedByStaff: null,
    ...parts,
  };
}

const textsOf = async (of: Order) => readPdf(await orderSheet(of, store, translatorIn())).pages.flat();

describe('the order sheet as a PDF (A27, A28, D32)', () => {
  test('says who bought what, when, where it goes, and whom to ask', async () => {
    expect(await textsOf(order())).toEqual(
      [
        ['Pressline', 'Order confirmation', 'Parts and consumables', '01-07-2026', 'MA001001'], // half past midnight in London
        ['Billing address', 'Alison Marsh', 'Marsh Converting', '1 King Street', 'Toronto', 'Canada'],
        ['Delivery address', 'Marsh Converting', '4 Mill Lane', 'Toronto', 'Canada'],
        ['Preferences', 'PO number PO-77'],
        ['Item', 'Price', 'Quantity', 'Total'],
        ['DB-0150', 'Doctor blade', 'Doctor blade 0.15 mm', '$48.00', '3', '$144.00'],
        ['Sub total', '$144.00', 'Delivery', 'Delivery To Be Advised', 'Total', '$144.00'],
        '*Delivery charges may be calculated and confirmed prior to dispatching of items.',
        ['Europe', 'Pressline Label Machines Ltd', '12 Registration Way', 'Leeds LS99 4PL', 'United Kingdom'],
        ['+44 113 496 0142', 'a@b.test'],
        ['United States', 'Pressline Label Machines Inc', '4400 Impression Drive'],
        ['+44 113 496 0142', 'a@b.test'],
        ['Pressline · Order MA001001', 'Page 1 of 1'],
      ].flat(),
    );
  });

  test('one office stands with its country and without the name of its region', async () => {
    const [here] = [office('United Kingdom', 'Harbour Presses Ltd', ['1 Quay Street'], 'United Kingdom')];
    const sheet = await orderSheet(order(), { ...store, offices: [here] }, translatorIn());
    expect(readPdf(sheet).pages.flat().join('|')).toContain('items.|Harbour Presses Ltd|1 Quay Street|United Kingdom|');
  });

  test('states the terms of payment; an order from before billing addresses names the customer (L6)', async () => {
    const texts = await textsOf(order({ billingAddress: null, paymentDays: 30, paymentTerms: '2 % within 8 days' }));
    const printedText = texts.join('|');
    expect(printedText).toContain('|Customer|Alison Marsh|Marsh Converting|Delivery address|');
    expect(printedText.replaceAll('|', ' ')).toContain(
      'Terms of payment: Payable within 30 days of the invoice · 2 % within 8 days',
    );
  });

  test('a kit lists its parts, as many as its kits hold together (J7)', async () => {
    const kitParts = [
      { productId: 2, productName: 'CS-BRUSH-SS', productIntro: 'Anilox brush', quantity: 1 },
      { productId: 3, productName: 'CS-WIPE-300', productIntro: '', quantity: 2 },
    ];
    const texts = await textsOf(order({ lines: [line({ kitParts })] }));
    expect(texts.join('|')).toContain('|3 × CS-BRUSH-SS, Anilox brush|6 × CS-WIPE-300|$48.00|');
  });

  test('an order from before intros were stored shows what it has (B9)', async () => {
    const texts = await textsOf(order({ lines: [line({ productIntro: null })] }));
    expect(texts.join('|')).toContain('|DB-0150|Doctor blade 0.15 mm|$48.00|');
  });

  test('a price that is not for a single piece states its unit, in the language of its reader', async () => {
    const coil = order({ lines: [line({ unit: 'coil' })] });
    expect((await textsOf(coil)).join('|')).toContain('|$48.00|per coil|3|$144.00|');
    const german = readPdf(await orderSheet(coil, store, translatorIn('de')));
    expect(german.pages.flat()).toContain('je Rolle');
  });

  test('with a coupon: goods, discount, sub total, delivery, total, in this order (D7)', async () => {
    const texts = await textsOf(
      order({
        currency: 3,
        couponCode: 'FLEXO10',
        ...totalsOf(125_000, adjustmentsOf(-12_500, 4200)),
      }),
    );
    expect(texts).toContain('Promo code FLEXO10 (-125,00 €)'.replace(' €', '\u00A0€'));
    expect(
      texts.slice(texts.indexOf('Goods'), texts.indexOf('Europe')).map((text) => text.replace('\u00A0', ' ')),
    ).toEqual(
      [
        ['Goods', '1.250,00 €', 'Discount (FLEXO10)', '-125,00 €', 'Sub total', '1.125,00 €'],
        ['Delivery', '42,00 €', 'Total', '1.167,00 €'],
      ].flat(),
    );
  });

  test('a line names its width, and the machine that the part is for', async () => {
    const marked = line({ serial: 'SN-20391', machine: 'P5-13', variantId: 7, variantDetails: '25 mm' });
    const texts = await textsOf(order({ lines: [marked, line({ machine: '830' })] }));
    const from = texts.indexOf('DB-0150');
    expect(texts.slice(from, texts.indexOf('Sub total'))).toEqual(
      [
        [
          'DB-0150',
          '25 mm',
          'Doctor blade',
          'Doctor blade 0.15 mm',
          'Serial SN-20391 · Machine P5-13',
          '$48.00',
          '3',
          '$144.00',
        ],
        ['DB-0150', 'Doctor blade', 'Doctor blade 0.15 mm', 'Machine 830', '$48.00', '3', '$144.00'],
      ].flat(),
    );
  });

  test('shows the order fields of the company (H4)', async () => {
    const asked = { costCentre: '4100 Pressroom', requisitionNumber: 'R-77', wantedBy: '2026-12-01' };
    expect(await textsOf(order(asked))).toEqual(
      expect.arrayContaining(['Cost centre 4100 Pressroom', 'Requisition number R-77', 'Required date 01-12-2026']),
    );
  });

  test('two hundred lines: each there once, every page with reference, head and number', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => line({ id: index, productName: `PART-${index}` }));
    const { pages } = readPdf(await orderSheet(order({ lines }), store, translatorIn()));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
      expect(page.at(-2)).toBe('Pressline · Order MA001001');
      expect(page).toContain('Item');
    });
    for (const page of pages.slice(1)) expect(page.slice(0, 2)).toEqual(['Pressline', 'MA001001   01-07-2026']);
    expect(pages.flat().filter((text) => text.startsWith('PART-'))).toEqual(
      lines.map(({ productName }) => productName),
    );
  });

  test('the longest texts stay on the paper', async () => {
    const { pages } = readPdf(
      await orderSheet(
        order({
          company: 'Etikettendruckereigesellschaft'.repeat(6),
          purchaseOrderNumber: 'P'.repeat(50),
          deliveryAddress: 'Straße ohne Ende '.repeat(40),
          lines: [
            line({ productName: 'X'.repeat(60), productDetails: 'details '.repeat(2000), serial: 'S'.repeat(50) }),
            line({ unitPriceMinor: 99_999_999_999, quantity: 100, lineTotalMinor: 9_999_999_999_900 }),
          ],
        }),
        store,
        translatorIn(),
      ),
    );
    const all = pages.flat();
    expect(all.join(' ').match(/details/g)).toHaveLength(2000);
    expect(all).toContain('$999,999,999.99');
    expect(all).toContain('$99,999,999,999.00');
  });

  test('names in Greek, Cyrillic, Chinese and Arabic are drawn; for others each page explains the boxes', async () => {
    const plain = order({ company: 'Αθήνα Ετικέτες ΑΕ', deliveryAddress: 'ул. Печатников 5\nСофия\nBulgaria' });
    const drawn = await textsOf(plain);
    expect(drawn.join(' ')).toMatch(/Αθήνα Ετικέτες ΑΕ/);
    expect(drawn.join(' ')).toMatch(/София/);
    expect(drawn.join(' ')).not.toContain('A box stands for');
    const elsewhere = order({ company: '東京ラベル印刷 KK', deliveryAddress: 'شركة الملصقات\nدبي' });
    expect((await textsOf(elsewhere)).join(' ')).toMatch(/東京ラベル印刷.*شركة الملصقات(?!.*A box stands for)/s);

    const lines = Array.from({ length: 60 }, (_, id) => line({ id }));
    const { pages } = readPdf(await orderSheet(order({ company: 'ฉลากไทย KK', lines }), store, translatorIn()));
    expect(pages.flat().join('')).toContain('ฉลากไทย');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page.at(-1)).toBe(
        'A box stands for a character that this sheet cannot print. The order has the text as you entered it; you can copy it from here.',
      );
    }
  });

  test('a correction is described without boxes, and the sheet names its language (L5)', async () => {
    const none = { before: null, after: null, beforeMinor: null, afterMinor: null };
    const version = {
      number: 2,
      madeAt: '2026-07-02T10:00:00.000Z',
      why: '',
      changes: [{ ...none, what: 'quantity' as const, part: 'DB-0150', before: '2', after: '3' }],
    };
    const file = await orderSheet(order({ version }), store, translatorIn('de'));
    const texts = readPdf(file).pages.flat();
    expect(texts).toContain('DB-0150: 2 -> 3');
    expect(texts.join(' ')).not.toContain('Kästchen');
    expect(file.toString('latin1')).toContain('/Lang (de)');
  });

  test.each(Object.keys(languages).filter(isLanguage))(
    'the longest texts end on the paper, and before the figure next to them (N1): %s',
    async (language) => {
      const drawn = vi.spyOn(Paper.prototype, 'line');
      const wide = {
        couponCode: 'SUMMER-2026-FLEXO-PRINTING-TRADE-FAIR-10',
        adjustments: adjustmentsOf(-99_999_999, null),
        company: '東京ラベル印刷',
        costCentre: 'W'.repeat(50),
      };
      await orderSheet(
        order({ ...wide, lines: [line({ productName: 'X'.repeat(100) })] }),
        store,
        translatorIn(language),
      );
      const pieces = drawn.mock.calls.map(([text, x, y, ink, align], index) => {
        const paper = drawn.mock.contexts[index] as Paper | undefined;
        const width = paper?.measure(text, ink) ?? 0;
        return { text, y, from: align === 'right' ? x - width : x, to: align === 'right' ? x : x + width };
      });
      for (const { text, from, to, y } of pieces) {
        expect(from, text).toBeGreaterThanOrEqual(41);
        expect(to, text).toBeLessThanOrEqual(595.28 - 41);
        const beside = pieces.filter((other) => other.y === y && other.from > from);
        for (const other of beside) expect(to, `${text} beside ${other.text}`).toBeLessThan(other.from);
      }
    },
  );

  test('is the same file on every day', async () => {
    vi.useFakeTimers({ now: new Date('2026-07-01'), toFake: ['Date'] });
    const once = await orderSheet(order(), store, translatorIn());
    vi.setSystemTime(new Date('2035-01-01'));
    const again = await orderSheet(order(), store, translatorIn());
    vi.useRealTimers();
    expect(again.equals(once)).toBe(true);
  });
});

test.each([
  ['in the shop’s two colours', '#ffb000', '#0a5c4a', ['#ffb000', '#0a5c4a'], '#916200'],
  ['of one colour with its only one', '#0b5cad', '', ['#0b5cad', '#0b5cad'], '#0b5cad'],
  ['in ink without colours of its own', '', '', ['#11151a', '#11151a'], '#11151a'],
] as const)(
  'the letterhead has one bar %s, and a title that can be read (D28)',
  async (...[, action, accent, bar, title]) => {
    const [rules, lines] = [vi.spyOn(Paper.prototype, 'rule'), vi.spyOn(Paper.prototype, 'line')];
    try {
      await orderSheet(order(), { ...store, actionColour: action, accentColour: accent }, translatorIn());
      expect(rules.mock.calls.slice(0, 2).map(([, colour]) => colour)).toEqual(bar);
      expect(lines.mock.calls.find(([text]) => text === 'Order confirmation')?.[3]).toMatchObject({ colour: title });
    } finally {
      vi.restoreAllMocks();
    }
  },
);

test('a shop with a VAT and an EORI number prints them with its offices (O3)', async () => {
  const file = await orderSheet(order(), { ...store, vatNumber: 'GB123456789', eoriNumber: 'GB123' }, translatorIn());
  expect(readPdf(file).pages.flat()).toContain('Our VAT number: GB123456789 · Our EORI number: GB123');
});

test('a shop with legal pages prints their names as links, and says that prices exclude tax (O1, O3)', async () => {
  const withLegalPages: OrderSheetStore = { ...store, legalPages: ['terms', 'privacy'], taxOnScreens: 'said' };
  const printed = async (of: Order, language: 'en' | 'de') => {
    const file = await orderSheet(of, withLegalPages, translatorIn(language));
    const links = [...file.toString('latin1').matchAll(/\/URI \((\S+?)\)/g)].map(([, url]) => url);
    return [...readPdf(file).pages.flat(), ...links];
  };
  expect(await printed(order(), 'en')).toEqual(
    expect.arrayContaining([
      'All prices exclude sales tax.',
      'Terms and conditions',
      'https://shop.pressline.test/Legal/Terms',
      'Privacy',
      'https://shop.pressline.test/Legal/Privacy',
    ]),
  );
  expect(await printed(order({ currency: 3 }), 'de')).toEqual(
    expect.arrayContaining([
      'Alle Preise verstehen sich ohne Umsatzsteuer.',
      'Datenschutz',
      'https://shop.pressline.test/de/Legal/Privacy',
    ]),
  );
});
