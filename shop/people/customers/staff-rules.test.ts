import { expect, test } from 'vitest';
import { type StaffCustomerDraft, staffCustomerErrors } from './staff-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const complete: StaffCustomerDraft = {
  firstName: 'Ada',
  surname: 'Marsh',
  email: 'ada@converter.test',
  password: '',
  company: 'Marsh Labels',
  line1: '1 Anilox Way',
  line2: 'Unit 2',
  town: 'Leeds',
  postcode: 'LS1 1AA',
  telephone: '01130000000',
  currency: 2,
  countryId: 247,
  priceClass: 2,
  adminContact: 1,
};

test('a complete customer is accepted, with the password left blank (C7, D19)', () => {
  expect(inEnglish(staffCustomerErrors(complete))).toEqual({});
});

test('every field but the password is required (C7, D34)', () => {
  const empty: StaffCustomerDraft = {
    firstName: '',
    surname: '',
    email: '',
    password: '',
    company: '',
    line1: '',
    line2: '',
    town: '',
    postcode: '',
    telephone: ' ',
    currency: null,
    countryId: null,
    priceClass: null,
    adminContact: null,
  };
  expect(inEnglish(staffCustomerErrors(empty))).toEqual({
    firstName: 'First name is required',
    surname: 'Last name is required',
    email: 'Email is required',
    telephone: 'Telephone is required',
    company: 'Company is required',
    line1: 'Address line 1 is required',
    line2: 'Address line 2 is required',
    town: 'Town/city is required',
    postcode: 'Postcode is required',
    countryId: 'Country is required',
    currency: 'Currency is required',
    priceClass: 'Price class is required',
    adminContact: 'Admin contact is required',
  });
});

test.each([
  ['price class 0 is "Not Set", not a choice', { priceClass: 0 }, { priceClass: 'Price class is required' }],
  ['price class 1 is one', { priceClass: 1 }, {}],
  ['price class 3 is one', { priceClass: 3 }, {}],
  ['admin contact 2 is one', { adminContact: 2 }, {}],
  ['there is no price class 4', { priceClass: 4 }, { priceClass: 'Price class is required' }],
  ['admin contact 0 is no choice', { adminContact: 0 }, { adminContact: 'Admin contact is required' }],
  ['an email that could not log in', { email: 'ada@' }, { email: 'Email is invalid' }],
  ['an email with spaces around it', { email: ' ada@converter.test ' }, {}],
  ['an email with a long ending can log in', { email: 'ada@press.museum' }, {}],
  ['a telephone with a plus stays', { telephone: '+44 113 000' }, {}],
  ['an address line of 51 characters', { line1: 'x'.repeat(51) }, { line1: 'Too many characters' }],
  ['a new password of 7 characters', { password: '1234567' }, { password: 'Password must have at least 8 characters' }],
  ['a new password of 8 characters', { password: '12345678' }, {}],
])('%s (C7)', (_, change, errors) => {
  expect(inEnglish(staffCustomerErrors({ ...complete, ...change }))).toEqual(errors);
});
