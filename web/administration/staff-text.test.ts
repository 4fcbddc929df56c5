import { afterEach, expect, test } from 'vitest';
import { readPageLanguageBy } from '../texts/page-language.ts';
import { formatDay, formatMoney, formatNumber } from './staff-figures.ts';
import { isFieldWord, say, t } from './staff-text.ts';

const speak = (language: string | undefined) => readPageLanguageBy(() => language);

afterEach(() => speak(undefined));

test('the administration’s texts are in the language of the page being rendered (N1)', () => {
  expect(t('queue.days', { days: 2 })).toBe('2 days');
  speak('de');
  expect(t('queue.days', { days: 2 })).toBe('2 Tage');
  expect(say({ key: 'staff-rule.required.title' })).toBe('Bitte geben Sie einen Titel ein');
  expect(isFieldWord('audit.field.town')).toBe(true);
  expect(isFieldWord('audit.field.nothing')).toBe(false);
});

test('figures are in the language’s format (N1)', () => {
  expect([formatMoney(125_000, 2), formatNumber(1234), formatDay('2026-03-02')]).toEqual([
    '£1,250.00',
    '1,234',
    '02-03-2026',
  ]);
  speak('de');
  expect([formatMoney(125_000, 2), formatNumber(1234), formatDay('2026-03-02')]).toEqual([
    '1.250,00\u00a0£',
    '1.234',
    '02.03.2026',
  ]);
});

// The server loads a module once for pages of every language, so a text in a constant would keep one of them.
test('no module of the administration asks for a text before there is a page (N1)', async () => {
  readPageLanguageBy(() => {
    throw new Error('A constant holds a text: make it when a page asks for it.');
  });
  const modules = import.meta.glob<object>('./**/*.{ts,tsx}');
  const own = Object.entries(modules).filter(([name]) => !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'));
  await Promise.all(own.map(([, load]) => load()));
  expect(own.length).toBeGreaterThan(150);
});
