import { describe, expect, test } from 'vitest';
import type { TranslatedLetter } from './letter.ts';
import { MailAddressError, writeLetter } from './write-letter.ts';

const sender = {
  name: 'Pressline',
  tagline: 'Parts',
  offices: [],
  legalLinks: [],
  actionColour: '',
  accentColour: '',
  logo: null,
  taxNumber: '',
};
const letter: TranslatedLetter = {
  language: 'en',
  to: 'ada@converter.test',
  subject: 'Hello',
  heading: 'Hello',
  blocks: [],
};

describe('input cannot change a mail', () => {
  test('a subject is one line, whatever it contains: no header can be added', () => {
    const { subject } = writeLetter({ ...letter, subject: 'Order\r\nBcc: all@elsewhere.test\u2028x\u0000' }, sender);
    expect(subject).toBe('Order Bcc: all@elsewhere.test x');
  });

  test.for([
    'ada@converter.test, eve@elsewhere.test',
    'ada@converter.test\r\nBcc: eve@elsewhere.test',
    '"Ada" <ada@converter.test>',
    'group:ada@converter.test;',
    'ada',
    '',
  ])('"%s" is not one address and is refused', (to) => {
    expect(() => writeLetter({ ...letter, to }, sender)).toThrow(MailAddressError);
  });

  test('HTML characters are text, in elements and in attributes', () => {
    const evil = `"><script>alert('1')</script>&`;
    const { html, text } = writeLetter(
      {
        ...letter,
        subject: evil,
        heading: evil,
        blocks: [
          { kind: 'text', text: evil },
          { kind: 'note', text: evil },
          { kind: 'button', label: evil, url: `https://shop.test/?a=${evil}` },
          { kind: 'links', links: [{ label: evil, note: evil, url: evil }] },
          { kind: 'facts', facts: [[evil, evil]] },
          {
            kind: 'lines',
            heads: { item: evil, price: evil, quantity: evil, total: evil },
            lines: [{ name: evil, details: [evil], quantity: 1, unitPrice: evil, per: evil, lineTotal: evil }],
            totals: [[evil, evil]],
            taxNote: evil,
          },
          {
            kind: 'items',
            heads: { item: evil, quantity: evil },
            items: [{ name: evil, details: [evil], quantity: 1 }],
          },
        ],
      },
      sender,
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain(`"">`);
    expect(html).toContain('&#34;&#62;&#60;script&#62;');
    expect(text).toContain(evil);
  });
});

test('French has a space before its colon, in labels too', () => {
  const blocks = [{ kind: 'facts' as const, facts: [['Total', '12,00 €'] as const] }];
  expect(writeLetter({ ...letter, language: 'fr', blocks }, sender).text).toContain('Total\u00a0: 12,00 €');
  expect(writeLetter({ ...letter, blocks }, sender).text).toContain('Total: 12,00 €');
});

test('parts of a mail are a table, and an address of the web is a link with a name, never a bare one', () => {
  const { text, html } = writeLetter(
    {
      ...letter,
      blocks: [
        {
          kind: 'items',
          heads: { item: 'In this shipment', quantity: 'Quantity' },
          items: [{ name: 'DB-0150', details: ['30 mm', ''], quantity: 3 }],
        },
        { kind: 'button', label: 'View order', url: 'https://shop.test/Customer-Order?id=1' },
      ],
    },
    sender,
  );
  expect(text).toContain('3 × DB-0150, 30 mm\n');
  expect(html).toMatch(/<th align="left"[^>]*>In this shipment<\/th>/);
  expect(html).toContain('>DB-0150</strong><br>30 mm</td>');
  expect(html).not.toContain('>https://');
});

test('both formats say the same', () => {
  const { text, html } = writeLetter(
    {
      ...letter,
      heading: 'Thank you',
      blocks: [
        { kind: 'text', text: 'First line\nsecond line' },
        {
          kind: 'facts',
          facts: [
            ['Address', '1 Mill Lane\nLeeds'],
            ['Fax', ''],
          ],
        },
        { kind: 'button', label: 'Log in', url: 'https://shop.test/LogIn' },
      ],
    },
    sender,
  );
  expect(text).toBe(
    [
      'Thank you',
      'First line\nsecond line',
      'Address: 1 Mill Lane\n  Leeds',
      'Log in:\nhttps://shop.test/LogIn',
      '-- \nPressline\nParts\n',
    ].join('\n\n'),
  );
  expect(html).toContain('First line<br>second line');
  expect(html).toContain('1 Mill Lane<br>Leeds');
  expect(html).not.toContain('Fax');
  expect(html).toContain('href="https://shop.test/LogIn"');
});

describe('a mail shows whose it is (D28)', () => {
  const withButton: TranslatedLetter = { ...letter, blocks: [{ kind: 'button', label: 'See', url: 'https://a.test' }] };
  const legalLinks = [{ label: 'Terms', url: 'https://a.test/legal' }];

  test('one bar and a button in its own two colours, links in a shade that can be read', () => {
    const { html } = writeLetter(withButton, {
      ...sender,
      legalLinks,
      actionColour: '#ffb000',
      accentColour: '#0a5c4a',
    });
    expect(html.match(/background:#ffb000/g)).toHaveLength(2);
    expect(html.match(/background:#0a5c4a/g)).toHaveLength(1);
    expect(html).toContain('color:#0b1621;text-decoration:none">See');
    expect(html).toContain('color:#916200">Terms');
  });

  test('without colours of its own it is neutral', () => {
    const { html } = writeLetter(withButton, { ...sender, legalLinks });
    const colours = new Set(html.match(/#[\da-f]{6}/g));
    expect([...colours].toSorted()).toEqual(['#11151a', '#4a4a47', '#dedbd3', '#fbfaf7', '#ffffff']);
  });

  test('the logo in its space instead of the name', () => {
    const { html } = writeLetter(letter, { ...sender, logo: { width: 800, height: 100 } });
    expect(html).toContain('<img src="cid:shop-logo" alt="Pressline" width="240" height="30"');
  });
});
