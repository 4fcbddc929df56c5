import type { AwardReading } from './readings.ts';
import { isEmailAddress } from '../kernel/email-address.ts';
import { type FieldErrors, fieldErrors } from '../messages/field-errors.ts';
import type { Minor } from '../money/money.ts';
import { TERMS_AGREEMENTS } from '../kernel/agreement.ts';
import { TAX_ON_SCREENS } from '../kernel/tax-note.ts';
import { MAX_ID } from '../kernel/max-id.ts';
import { compactNumber, TAX_NUMBER_MAX } from '../tax/compact-number.ts';
import { TAX_ROUNDINGS } from '../tax/compute-tax.ts';
import { parseAmount } from '../money/parse-amount.ts';
import type { PriceReading } from './readings.ts';
import type { SellerSettings } from '../tax/order-tax.ts';
import type { Settings } from './settings.ts';
import { message, type RuleMessage } from '../messages/message.ts';

/** The settings as staff typed them: amounts as decimals, nominal in each order's currency (D6, D7). */
export interface SettingsDraft {
  priceReading: string;
  awardReading: string;
  /** Omitted: unchanged. Empty: none. */
  tapeShopHost?: string | undefined;
  deliveryUnitedKingdom: string;
  deliveryEurope: string;
  minimumSpend: string;
  staffEmail: string;
  /** 'yes' or 'no'. */
  staffSecondFactor: string;
  /** Omitted: unchanged, for programs that do not know it yet. */
  taxOnScreens?: string | undefined;
  /** '' for none, which 'computed' refuses. */
  sellerCountryId?: string | undefined;
  sellerVatNumber?: string | undefined;
  sellerEoriNumber?: string | undefined;
  taxRounding?: string | undefined;
  /** 'yes' or 'no'. */
  verifiedVatOnly?: string | undefined;
  termsAgreement?: string | undefined;
  /** 'yes' or 'no'. */
  businessConfirmation?: string | undefined;
  keepBooksYears?: string | undefined;
}

export const PRICE_READINGS: readonly PriceReading[] = ['discount', 'legacy'];
export const AWARD_READINGS: readonly AwardReading[] = ['storefront', 'administration'];

const YES_OR_NO: readonly string[] = ['yes', 'no'];

const MAX_AMOUNT_MINOR = 10_000_000; // 100,000.00: more is a missing decimal point
const MAX_YEARS = 30;
const MAX_HOST_LENGTH = 253;
const MAX_EMAIL_LENGTH = 50;

// Names joined by dots, optionally with a port and a path; no space, nothing that could end an address within a
// sentence.
const HOST = /^[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+(?::\d{1,5})?(?:\/[\w./~-]*)?$/i;

/** Validates settings as staff save them (D28). */
export function settingsErrors(draft: SettingsDraft): FieldErrors<keyof SettingsDraft> {
  return fieldErrors({
    priceReading: readingOf(PRICE_READINGS, draft.priceReading) === null ? message('staff-rule.price-reading') : null,
    awardReading: readingOf(AWARD_READINGS, draft.awardReading) === null ? message('staff-rule.award-reading') : null,
    tapeShopHost: hostRefusal((draft.tapeShopHost ?? '').trim()),
    deliveryUnitedKingdom: amountRefusal(draft.deliveryUnitedKingdom, 'delivery-united-kingdom'),
    deliveryEurope: amountRefusal(draft.deliveryEurope, 'delivery-europe'),
    minimumSpend: amountRefusal(draft.minimumSpend, 'minimum-spend'),
    staffEmail: emailRefusal(draft.staffEmail.trim()),
    termsAgreement:
      draft.termsAgreement !== undefined && readingOf(TERMS_AGREEMENTS, draft.termsAgreement) === null
        ? message('staff-rule.terms-agreement')
        : null,
    businessConfirmation: YES_OR_NO.includes(draft.businessConfirmation ?? 'no')
      ? null
      : message('staff-rule.yes-or-no'),
    keepBooksYears:
      draft.keepBooksYears !== undefined && readYears(draft.keepBooksYears) === null
        ? message('staff-rule.keep-books-years')
        : null,
    taxOnScreens:
      draft.taxOnScreens !== undefined && readingOf(TAX_ON_SCREENS, draft.taxOnScreens) === null
        ? message('staff-rule.tax-on-screens')
        : null,
    sellerCountryId:
      draft.sellerCountryId !== undefined && readCountry(draft.sellerCountryId) === undefined
        ? message('staff-rule.seller-country')
        : null,
    sellerVatNumber: numberRefusal(draft.sellerVatNumber),
    sellerEoriNumber: numberRefusal(draft.sellerEoriNumber),
    taxRounding:
      draft.taxRounding !== undefined && readingOf(TAX_ROUNDINGS, draft.taxRounding) === null
        ? message('staff-rule.tax-rounding')
        : null,
    verifiedVatOnly: YES_OR_NO.includes(draft.verifiedVatOnly ?? 'no') ? null : message('staff-rule.yes-or-no'),
    staffSecondFactor: YES_OR_NO.includes(draft.staffSecondFactor) ? null : message('staff-rule.yes-or-no'),
  });
}

/**
 * The settings of a valid draft; omitted ones stay as they were.
 * @throws {RangeError} the draft was not validated
 */
export function settingsOf(
  draft: SettingsDraft,
  before: Pick<
    Settings,
    'tapeShopHost' | 'termsAgreement' | 'businessConfirmation' | 'keepBooksYears' | keyof SellerSettings
  >,
): Omit<Settings, 'charges' | 'identity' | 'isOpen' | 'hasSampleStore'> {
  return {
    priceReading: requireValue(readingOf(PRICE_READINGS, draft.priceReading)),
    awardReading: requireValue(readingOf(AWARD_READINGS, draft.awardReading)),
    tapeShopHost: (draft.tapeShopHost ?? before.tapeShopHost).trim(),
    deliveryUnitedKingdomMinor: requireValue(readAmount(draft.deliveryUnitedKingdom)),
    deliveryEuropeMinor: requireValue(readAmount(draft.deliveryEurope)),
    minimumSpendMinor: requireValue(readAmount(draft.minimumSpend)),
    staffEmail: draft.staffEmail.trim(),
    staffSecondFactor: draft.staffSecondFactor === 'yes',
    termsAgreement: readingOf(TERMS_AGREEMENTS, draft.termsAgreement ?? before.termsAgreement) ?? before.termsAgreement,
    businessConfirmation:
      draft.businessConfirmation === undefined ? before.businessConfirmation : draft.businessConfirmation === 'yes',
    keepBooksYears: readYears(draft.keepBooksYears ?? '') ?? before.keepBooksYears,
    taxOnScreens: readingOf(TAX_ON_SCREENS, draft.taxOnScreens ?? before.taxOnScreens) ?? before.taxOnScreens,
    sellerCountryId:
      draft.sellerCountryId === undefined ? before.sellerCountryId : (readCountry(draft.sellerCountryId) ?? null),
    sellerVatNumber: compactNumber(draft.sellerVatNumber ?? before.sellerVatNumber),
    sellerEoriNumber: compactNumber(draft.sellerEoriNumber ?? before.sellerEoriNumber),
    taxRounding: readingOf(TAX_ROUNDINGS, draft.taxRounding ?? before.taxRounding) ?? before.taxRounding,
    verifiedVatOnly: draft.verifiedVatOnly === undefined ? before.verifiedVatOnly : draft.verifiedVatOnly === 'yes',
  };
}

function readingOf<Reading extends string>(readings: readonly Reading[], typed: string): Reading | null {
  return readings.find((reading) => reading === typed) ?? null;
}

/** The number of a country; null: none was selected; undefined: it is not a number. */
function readCountry(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const id = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/** The server also checks form and check digits. */
function numberRefusal(typed = ''): RuleMessage | null {
  return typed.trim().length > TAX_NUMBER_MAX ? message('rule.too-long') : null;
}

function readYears(typed: string): number | null {
  const years = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : NaN;
  return years <= MAX_YEARS ? years : null;
}

function readAmount(typed: string): Minor | null {
  const minor = parseAmount(typed, null);
  return minor !== null && minor >= 0 && minor <= MAX_AMOUNT_MINOR ? minor : null;
}

function amountRefusal(
  typed: string,
  setting: 'delivery-united-kingdom' | 'delivery-europe' | 'minimum-spend',
): RuleMessage | null {
  if (typed.trim() === '') return message(`staff-rule.required.${setting}`);
  return readAmount(typed) === null ? message(`staff-rule.${setting}`) : null;
}

function hostRefusal(host: string): RuleMessage | null {
  if (host === '') return null; // required only if a part leads there
  const fits = host.length <= MAX_HOST_LENGTH && HOST.test(host);
  return fits ? null : message('staff-rule.tape-shop-host');
}

function emailRefusal(email: string): RuleMessage | null {
  if (email === '') return message('staff-rule.required.staff-email');
  return email.length <= MAX_EMAIL_LENGTH && isEmailAddress(email) ? null : message('rule.email-unusable');
}

function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new RangeError('The settings were read before they were checked.');
  return value;
}
