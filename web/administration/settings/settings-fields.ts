import { TAX_NUMBER_MAX } from '#shop/base/tax/compact-number.ts';
import { TERMS_AGREEMENTS } from '#shop/base/kernel/agreement.ts';
import type { Minor } from '#shop/base/money/money.ts';
import { amountText } from '#shop/base/money/parse-amount.ts';
import { TAX_ON_SCREENS } from '#shop/base/kernel/tax-note.ts';
import { AWARD_READINGS, PRICE_READINGS } from '#shop/base/settings/settings-draft.ts';
import { TAX_ROUNDINGS } from '#shop/base/tax/compute-tax.ts';
import { type Control, declareForm, storedAs } from '../forms/declare-form.ts';
import { line, word } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

/** An amount that is nominal in each order's currency (D6), as a decimal without a sign. */
const nominal = <const Stored extends string>(stored: Stored, label: Control['label'], hint: Control['hint']) =>
  storedAs(stored, {
    ...line(label, { ...(hint === undefined ? {} : { hint }), input: { inputMode: 'decimal' } }),
    write: (minor: Minor): string => amountText(minor),
  });

const yesOrNo = (label: Control['label'], wordOf: (word: 'no' | 'yes') => string) => ({
  ...word(label, ['no', 'yes'], wordOf),
  write: (isYes: boolean): string => (isYes ? 'yes' : 'no'),
});

/** The settings of the shop (D28). Their rules are those of the call (`settings-draft.ts`). */
export const settingsForm = declareForm({
  priceReading: word('settings.priceReading', PRICE_READINGS, (each) => t(`settings.${each}`)),
  awardReading: word('settings.awardReading', AWARD_READINGS, (each) => t(`settings.${each}`)),
  tapeShopHost: line('settings.tapeShopHost', {
    hint: 'settings.host-hint',
    input: { inputMode: 'url', spellCheck: false },
  }),
  deliveryUnitedKingdom: nominal('deliveryUnitedKingdomMinor', 'settings.deliveryUnitedKingdom', 'settings.uk-hint'),
  deliveryEurope: nominal('deliveryEuropeMinor', 'settings.deliveryEurope', 'settings.europe-hint'),
  minimumSpend: nominal('minimumSpendMinor', 'settings.minimumSpend', 'settings.minimum-hint'),
  staffEmail: line('settings.staffEmail', { hint: 'settings.mail-hint', input: { type: 'email', maxLength: 50 } }),
  taxOnScreens: word('settings.taxOnScreens', TAX_ON_SCREENS, (each) => t(`settings.tax-${each}`)),
  sellerCountryId: {
    ...line('settings.sellerCountryId', { hint: 'settings.seller-country-hint', none: 'settings.seller-country-none' }),
    control: 'choice',
    write: (countryId: number | null): string => String(countryId ?? ''),
  },
  sellerVatNumber: line('settings.sellerVatNumber', {
    hint: 'settings.seller-vat-hint',
    input: { maxLength: TAX_NUMBER_MAX },
  }),
  sellerEoriNumber: line('settings.sellerEoriNumber', {
    hint: 'settings.seller-eori-hint',
    input: { maxLength: TAX_NUMBER_MAX },
  }),
  taxRounding: {
    ...word('settings.taxRounding', TAX_ROUNDINGS, (each) => t(`settings.tax-by-${each}`)),
    hint: 'settings.tax-rounding-hint',
  },
  verifiedVatOnly: {
    ...yesOrNo('settings.verifiedVatOnly', (each) => t(`common.${each}`)),
    hint: 'settings.verified-vat-hint',
  },
  termsAgreement: word('settings.termsAgreement', TERMS_AGREEMENTS, (each) => t(`settings.terms-${each}`)),
  businessConfirmation: yesOrNo('settings.businessConfirmation', (each) => t(`common.${each}`)),
  keepBooksYears: {
    ...line('settings.keepBooksYears', { hint: 'settings.books-hint', input: { inputMode: 'numeric' } }),
    write: (years: number): string => String(years),
  },
  staffSecondFactor: yesOrNo('settings.staffSecondFactor', (each) => t(`settings.${each}`)),
});
