import { expect, test } from 'vitest';
import { staffCustomerErrors, storedLine } from './staff-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

test('a dash means that an address has no second line, and nothing is stored for it (C7)', () => {
  const typed = { line2: ' - ' } as Parameters<typeof staffCustomerErrors>[0];
  const rest = { firstName: '', surname: '', email: '', telephone: '', company: '', line1: '', town: '', postcode: '' };
  const draft = { ...rest, password: '', countryId: null, currency: null, priceClass: null, adminContact: null };
  expect(inEnglish(staffCustomerErrors({ ...draft, ...typed }).line2)).toBeUndefined();
  expect(inEnglish(staffCustomerErrors({ ...draft, line2: '' }).line2)).toBe('Address line 2 is required');
  expect([storedLine(' - '), storedLine('Unit 4-6')]).toEqual(['', 'Unit 4-6']);
});
