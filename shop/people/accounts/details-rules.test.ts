import { describe, expect, test } from 'vitest';
import {
  newPasswordErrors,
  newStaffPasswordErrors,
  type RegistrationDraft,
  registrationErrors,
} from './details-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const complete: RegistrationDraft = {
  firstName: 'Ada',
  surname: 'Marsh',
  email: 'ada@converter.test',
  password: 'press-2026',
  passwordRepeat: 'press-2026',
  company: 'Marsh Labels',
  line1: '1 Anilox Way',
  line2: 'Unit 2',
  town: 'Leeds',
  postcode: 'LS1 1AA',
  telephone: '01130000000',
  currency: 2,
  countryId: 247,
};
const fifty = 'x'.repeat(50);

describe('registration (C2, D17)', () => {
  test('a complete form is accepted', () => {
    expect(inEnglish(registrationErrors(complete))).toEqual({});
  });

  test('the address may stay empty', () => {
    expect(inEnglish(registrationErrors({ ...complete, line1: '', line2: '', town: '', postcode: '' }))).toEqual({});
  });

  test('an empty form names everything that is missing, and nothing else', () => {
    const empty: RegistrationDraft = {
      firstName: '',
      surname: '',
      email: '',
      password: '',
      passwordRepeat: '',
      company: '',
      line1: '',
      line2: '',
      town: '',
      postcode: '',
      telephone: '',
      currency: null,
      countryId: null,
    };
    expect(inEnglish(registrationErrors(empty))).toEqual({
      firstName: 'First name is required',
      surname: 'Last name is required',
      email: 'Email address is required',
      password: 'Password is required',
      passwordRepeat: 'Please confirm your password',
      company: 'Company name is required',
      telephone: 'Telephone number is required',
      currency: 'Select a currency',
      countryId: 'Select your country',
    });
  });

  test.each([
    ['spaces are not a first name', { firstName: '  ' }, { firstName: 'First name is required' }],
    ['a first name of 101 characters', { firstName: 'x'.repeat(101) }, { firstName: 'Too many characters' }],
    ['an email without a domain', { email: 'ada@converter' }, { email: 'Email is invalid' }],
    ['an ending of 6 letters', { email: 'ada@press.museum' }, { email: 'Email is invalid' }],
    ['an ending of 1 letter', { email: 'ada@converter.t' }, { email: 'Email is invalid' }],
    ['an address that could never log in', { email: 'a..da@converter.test' }, { email: 'Email is invalid' }],
    ['an email of 51 characters', { email: `${'a'.repeat(37)}@converter.com` }, { email: 'Too many characters' }],
    ['an email of 50 characters', { email: `${'a'.repeat(36)}@converter.com` }, {}],
    ['spaces around an email', { email: ' ada@converter.test ' }, {}],
    ['line 1 of 50 characters', { line1: fifty }, {}],
    ['line 1 of 51 characters', { line1: `${fifty}x` }, { line1: 'Too many characters' }],
    ['line 1 of 50 characters with spaces around it', { line1: ` ${fifty} ` }, {}],
    ['line 2 of 51 characters', { line2: `${fifty}x` }, { line2: 'Too many characters' }],
    ['a town of 51 characters', { town: `${fifty}x` }, { town: 'Too many characters' }],
    ['a postcode of 51 characters', { postcode: `${fifty}x` }, { postcode: 'Too many characters' }],
    ['a telephone with a plus', { telephone: '+441130000000' }, { telephone: 'Please enter only numbers' }],
    ['a telephone with spaces', { telephone: '0113 000' }, { telephone: 'Please enter only numbers' }],
    ['a telephone with a decimal part', { telephone: '01130000.25' }, {}],
    ['a telephone that ends in a point', { telephone: '0113.' }, { telephone: 'Please enter only numbers' }],
    ['a telephone with spaces around it', { telephone: ' 0113 ' }, {}],
    ['a telephone of 50 digits', { telephone: '1'.repeat(50) }, {}],
    ['a telephone of 51 digits', { telephone: '1'.repeat(51) }, { telephone: 'Too many characters' }],
    ['an unknown currency', { currency: 4 }, { currency: 'Select a currency' }],
    ['country 1', { countryId: 1 }, {}],
    ['country 0', { countryId: 0 }, { countryId: 'Select your country' }],
  ])('%s', (_, change, errors) => {
    expect(inEnglish(registrationErrors({ ...complete, ...change }))).toEqual(errors);
  });
});

describe('a new password, typed twice (C2, D16, D17)', () => {
  test.each([
    ['8 characters', '12345678', '12345678', {}],
    ['30 characters', 'x'.repeat(30), 'x'.repeat(30), {}],
    ['7 characters', '1234567', '1234567', { password: 'Password must have at least 8 characters' }],
    ['eight spaces', '        ', '        ', { password: 'Password is required' }],
    ['31 characters', 'x'.repeat(31), 'x'.repeat(31), { password: 'Password must have at most 30 characters' }],
    ['a second one that differs', '12345678', '12345679', { passwordRepeat: 'Passwords do not match' }],
    ['a second one in other letters', 'press-2026', 'Press-2026', { passwordRepeat: 'Passwords do not match' }],
    ['no second one', '12345678', '', { passwordRepeat: 'Please confirm your password' }],
    ['none', '', '', { password: 'Password is required', passwordRepeat: 'Please confirm your password' }],
  ])('%s', (_, password, passwordRepeat, errors) => {
    expect(inEnglish(newPasswordErrors({ password, passwordRepeat }))).toEqual(errors);
    expect(inEnglish(registrationErrors({ ...complete, password, passwordRepeat }))).toEqual(errors);
  });
});

test('an edited account follows the same rules, including the password (C3, D19)', () => {
  expect(inEnglish(registrationErrors(complete))).toEqual({});
  expect(inEnglish(registrationErrors({ ...complete, password: '', passwordRepeat: '', company: '' }))).toEqual({
    password: 'Password is required',
    passwordRepeat: 'Please confirm your password',
    company: 'Company name is required',
  });
});

describe("a colleague's new password (D43)", () => {
  test.each([
    ['11 characters', 'x'.repeat(11), { password: 'Password must have at least 12 characters' }],
    ['12 characters', 'x'.repeat(12), {}],
    ['128 characters', 'x'.repeat(128), {}],
    ['129 characters', 'x'.repeat(129), { password: 'Password must have at most 128 characters' }],
    ['twelve spaces', ' '.repeat(12), { password: 'Password is required' }],
  ])('%s', (_, password, errors) => {
    expect(inEnglish(newStaffPasswordErrors({ password, passwordRepeat: password }))).toEqual(errors);
  });
});
