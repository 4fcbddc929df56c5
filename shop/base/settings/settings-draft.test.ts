import { expect, test } from 'vitest';
import { type SettingsDraft, settingsErrors, settingsOf } from './settings-draft.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const draft: SettingsDraft = {
  priceReading: 'discount',
  awardReading: 'storefront',
  tapeShopHost: ' tape.pressline.test ',
  deliveryUnitedKingdom: '15.00',
  deliveryEurope: '42',
  minimumSpend: '50.5',
  staffEmail: 'counter@pressline.test',
  staffSecondFactor: 'yes',
  taxOnScreens: 'computed',
  sellerCountryId: '85',
  sellerVatNumber: 'de 136 695 976',
  sellerEoriNumber: 'DE1234567',
  taxRounding: 'order',
  verifiedVatOnly: 'yes',
  termsAgreement: 'changed',
  businessConfirmation: 'yes',
  keepBooksYears: '6',
};

const BEFORE = {
  tapeShopHost: '',
  taxOnScreens: 'silent',
  sellerCountryId: null,
  sellerVatNumber: '',
  sellerEoriNumber: '',
  taxRounding: 'line',
  verifiedVatOnly: false,
  termsAgreement: 'none',
  businessConfirmation: false,
  keepBooksYears: 10,
} as const;

test('settings as typed become settings in minor units (D28, D1)', () => {
  expect(inEnglish(settingsErrors(draft))).toEqual({});
  expect(settingsOf(draft, BEFORE)).toEqual({
    priceReading: 'discount',
    awardReading: 'storefront',
    tapeShopHost: 'tape.pressline.test',
    deliveryUnitedKingdomMinor: 1500,
    deliveryEuropeMinor: 4200,
    minimumSpendMinor: 5050,
    staffEmail: 'counter@pressline.test',
    staffSecondFactor: true,
    taxOnScreens: 'computed',
    sellerCountryId: 85,
    sellerVatNumber: 'DE136695976',
    sellerEoriNumber: 'DE1234567',
    taxRounding: 'order',
    verifiedVatOnly: true,
    termsAgreement: 'changed',
    businessConfirmation: true,
    keepBooksYears: 6,
  });
  const {
    taxOnScreens: _,
    sellerCountryId: _country,
    sellerVatNumber: _vat,
    sellerEoriNumber: _eori,
    taxRounding: _rounding,
    verifiedVatOnly: _verified,
    termsAgreement: _terms,
    businessConfirmation: _business,
    keepBooksYears: _years,
    tapeShopHost: _host,
    ...older
  } = draft;
  const before = {
    taxOnScreens: 'said',
    sellerCountryId: 247,
    sellerVatNumber: 'GB980780684',
    sellerEoriNumber: 'GB980780684000',
    taxRounding: 'order',
    verifiedVatOnly: true,
    termsAgreement: 'order',
    businessConfirmation: true,
    keepBooksYears: 8,
    tapeShopHost: 'tape.example',
  } as const;
  expect(settingsOf(older, before), 'what an older program omits is unchanged').toMatchObject(before);
});

test('no delivery charge and no minimum spend are valid settings', () => {
  const free = { ...draft, deliveryUnitedKingdom: '0', minimumSpend: '0.00' };
  expect(inEnglish(settingsErrors(free))).toEqual({});
  expect(settingsOf(free, BEFORE)).toMatchObject({
    deliveryUnitedKingdomMinor: 0,
    minimumSpendMinor: 0,
  });
});

test('amounts are read as elsewhere, including a decimal comma', () => {
  const typed = { ...draft, deliveryEurope: '42,5', minimumSpend: '1.250,00' };
  expect(inEnglish(settingsErrors(typed))).toEqual({});
  expect(settingsOf(typed, BEFORE)).toMatchObject({
    deliveryEuropeMinor: 4250,
    minimumSpendMinor: 125_000,
  });
});

test.each([
  ['termsAgreement', 'always', 'Please choose none, registration, order or changed'],
  ['businessConfirmation', 'perhaps', 'Please choose yes or no'],
  ['taxOnScreens', 'shown', 'Please choose silent, said or computed'],
  ['sellerCountryId', 'GB', 'Select the seller’s country'],
  ['sellerVatNumber', 'DE'.repeat(20), 'Too many characters'],
  ['taxRounding', 'never', 'Please choose by line or by order'],
  ['staffSecondFactor', 'perhaps', 'Please choose yes or no'],
  ['priceReading', 'cheapest', 'Please choose a price reading'],
  ['awardReading', '', 'Please choose an award reading'],
  [
    'tapeShopHost',
    'https://tape.example.com',
    'Tape shop host must be an address without https://, such as tape.example.com',
  ],
  ['tapeShopHost', 'the tape shop', 'Tape shop host must be an address without https://, such as tape.example.com'],
  ['deliveryUnitedKingdom', '', 'Delivery United Kingdom is required'],
  ['deliveryUnitedKingdom', '-1', 'Delivery United Kingdom must be an amount from 0 to 100000, such as 15.00'],
  ['deliveryEurope', '42.005', 'Delivery Europe must be an amount from 0 to 100000, such as 15.00'],
  ['minimumSpend', '100000.01', 'Minimum spend must be an amount from 0 to 100000, such as 15.00'],
  ['minimumSpend', '1e3', 'Minimum spend must be an amount from 0 to 100000, such as 15.00'],
  ['staffEmail', '', 'Staff email address is required'],
  ['staffEmail', 'counter', 'Please enter a valid email address'],
] as const)('%s as "%s" is refused: %s', (field, typed, message) => {
  expect(inEnglish(settingsErrors({ ...draft, [field]: typed }))).toEqual({ [field]: message });
});
