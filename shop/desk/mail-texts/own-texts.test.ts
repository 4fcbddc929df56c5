import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import letters from '#texts/en/letters.json' with { type: 'json' };
import type { Language } from '#texts/languages.ts';
import { message } from '../../base/messages/message.ts';
import { createTranslator } from '../../base/messages/translator.ts';
import { rewordedBy } from './own-texts.ts';

const translatorIn = (language: Language) =>
  createTranslator(
    language,
    Object.fromEntries(Object.entries(letters).map(([key, text]) => [key, compileMessageOrThrow(text)])),
  );

const shipped = (isLast: 'yes' | 'no', reference = 'MA001138') =>
  message('letter.shipped.subject', { isLast, reference });

test('an own text replaces the wording of its case alone, and of its language (D22)', () => {
  const own = [{ key: 'letter.shipped.subject', variant: 'isLast=no', text: '{reference}: first parcel, {reference}' }];
  const { format } = rewordedBy(own, translatorIn('en'));
  expect(format(shipped('no'))).toBe('MA001138: first parcel, MA001138');
  expect(format(shipped('yes'))).toBe('Your order MA001138 has shipped');
  expect(format(message('letter.shipped.heading', { isLast: 'no', reference: 'MA001138' }))).toBe(
    'Part of your order MA001138 has shipped',
  );
});

test('amounts and days are written as in the language, and a name that looks like a placeholder stays a name (D22)', () => {
  const own = [
    { key: 'letter.shipped.delivery', variant: '', text: 'Fracht {amount}, zusammen {total}' },
    { key: 'letter.dear', variant: '', text: 'Moin {firstName} {surname}' },
  ];
  const { format } = rewordedBy(own, translatorIn('de'));
  const amount = { minor: 125_000, currency: 3 } as const;
  expect(format(message('letter.shipped.delivery', { amount, total: amount })).replaceAll('\u00A0', ' ')).toBe(
    'Fracht 1.250,00 €, zusammen 1.250,00 €',
  );
  expect(format(message('letter.dear', { firstName: '{surname}', surname: 'C:\\x41' }))).toBe('Moin {surname} C:\\x41');
});
