import { describe, expect, test } from 'vitest';
import { inEnglish, translatorIn } from '#server/testing/in-english.ts';
import { message } from './message.ts';
import { createTranslator, translate } from './translator.ts';

describe('a message becomes a sentence for its reader (N1)', () => {
  test('with its values', () => {
    expect(inEnglish(message('rule.quantity', { least: 1, most: 100 }))).toBe(
      'Quantity must be a whole number from 1 to 100',
    );
    expect(inEnglish(message('staff-refusal.rows-moved', { count: 1 }))).toMatch(/^One row has changed/);
    expect(inEnglish(message('staff-refusal.rows-moved', { count: 1200 }))).toMatch(/^1200 rows have changed/);
  });

  test('an amount and a day are in the language’s format', () => {
    const german = createTranslator('de', { 'letter.amount': [['amount']], 'letter.day': [['day']] });
    const amount = message('letter.amount', { amount: { minor: 123_450, currency: 1 } });
    const day = message('letter.day', { day: { day: '2026-11-03' } });
    expect([inEnglish(amount), german.format(amount)]).toEqual(['$1,234.50', '1.234,50\u00a0$']);
    expect([inEnglish(day), german.format(day)]).toEqual(['03-11-2026', '03.11.2026']);
  });

  test('input stays as people typed it, whatever it looks like', () => {
    for (const company of ['{x}', String.raw`\x41\u0042`, "it's '{'", '<b>']) {
      expect(inEnglish(message('letter.activation.text', { company, email: 'a@b.test' }))).toContain(
        `of ${company} has`,
      );
    }
  });

  test('anywhere in an answer; everything else stays unchanged', () => {
    const placedAt = new Date(0);
    const translated = translate(
      { lines: [{ id: 1, refusal: message('rule.not-available') }], placedAt, none: null },
      translatorIn(),
    );
    expect(translated).toEqual({ lines: [{ id: 1, refusal: 'This product is not available' }], placedAt, none: null });
  });
});

test('a key that is in no catalogue, and wrong values, do not compile', () => {
  // @ts-expect-error -- no such key
  expect(message('rule.nonsense').key).toBe('rule.nonsense');
  // @ts-expect-error -- a value lacks
  expect(message('rule.quantity', { least: 1 }).key).toBe('rule.quantity');
  // @ts-expect-error -- no values at all
  expect(message('rule.quantity').key).toBe('rule.quantity');
  // @ts-expect-error -- not one of the choices
  expect(message('refusal.number', { what: 'the moon' }).key).toBe('refusal.number');
  // @ts-expect-error -- it takes in nothing
  expect(message('rule.not-available', { least: 1 }).key).toBe('rule.not-available');
});
