import { describe, expect, test } from 'vitest';
import { checkoutAddressErrors, savedAddressErrors } from './address-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const complete = {
  contactName: 'Ada Marsh',
  line1: '1 Anilox Way',
  line2: 'Unit 2',
  region: 'West Yorkshire',
  postcode: 'LS1 1AA',
  countryId: 247,
};
const empty = { contactName: '', line1: '', line2: '', region: '', postcode: '', countryId: null };

describe('an address typed at the checkout (D13)', () => {
  test('needs contact name, line 1, postcode and country', () => {
    expect(inEnglish(checkoutAddressErrors(empty))).toEqual({
      contactName: 'Contact name is required',
      line1: 'Address line 1 is required',
      postcode: 'Postcode is required',
      countryId: 'Country is required',
    });
  });

  test('does not need line 2 and region', () => {
    expect(inEnglish(checkoutAddressErrors({ ...complete, line2: '', region: '' }))).toEqual({});
  });
});

describe('an address on the edit page (C4, D34)', () => {
  test('needs every field', () => {
    expect(inEnglish(savedAddressErrors(empty))).toEqual({
      contactName: 'Contact name is required',
      line1: 'Address line 1 is required',
      line2: 'Address line 2 is required',
      region: 'Region is required',
      postcode: 'Postcode is required',
      countryId: 'Country is required',
    });
  });

  test('is accepted when complete, and spaces do not complete it', () => {
    expect(inEnglish(savedAddressErrors(complete))).toEqual({});
    expect(inEnglish(savedAddressErrors({ ...complete, region: '   ' }))).toEqual({ region: 'Region is required' });
  });
});

test.each(['contactName', 'line1', 'line2', 'region', 'postcode'] as const)(
  '%s may have 50 characters and no more, on both forms (D13)',
  (field) => {
    const full = { ...complete, [field]: 'x'.repeat(50) };
    const over = { ...complete, [field]: 'x'.repeat(51) };
    expect(inEnglish([checkoutAddressErrors(full), savedAddressErrors(full)])).toEqual([{}, {}]);
    expect(inEnglish(checkoutAddressErrors(over))).toEqual({ [field]: 'Too many characters' });
    expect(inEnglish(savedAddressErrors(over))).toEqual({ [field]: 'Too many characters' });
  },
);
