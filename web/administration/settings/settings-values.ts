import { TERMS_AGREEMENTS } from '#shop/kernel/agreement.ts';
import { TAX_ON_SCREENS } from '#shop/kernel/tax-note.ts';
import type { SettingsDraft } from '#shop/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/settings/staff-paths.ts';
import type { Country } from '#shop/reference-data/country.ts';
import type { FormField } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';

const READINGS = ['discount', 'legacy', 'storefront', 'administration', 'yes', 'no'] as const;

function readingName(value: string): string {
  const reading = READINGS.find((known) => known === value);
  return reading === undefined ? value : t(`settings.${reading}`);
}

function taxName(value: string): string {
  const known = TAX_ON_SCREENS.find((each) => each === value);
  return known === undefined ? value : t(`settings.tax-${known}`);
}

function termsName(value: string): string {
  const known = TERMS_AGREEMENTS.find((each) => each === value);
  return known === undefined ? value : t(`settings.terms-${known}`);
}

/** @param countries  to name the seller's */
export const settingsFields = (countries: readonly Country[] = []): readonly FormField<keyof SettingsDraft>[] => [
  { name: 'priceReading', label: t('settings.priceReading'), read: readingName },
  { name: 'awardReading', label: t('settings.awardReading'), read: readingName },
  { name: 'tapeShopHost', label: t('settings.tapeShopHost') },
  { name: 'deliveryUnitedKingdom', label: t('settings.deliveryUnitedKingdom') },
  { name: 'deliveryEurope', label: t('settings.deliveryEurope') },
  { name: 'minimumSpend', label: t('settings.minimumSpend') },
  { name: 'staffEmail', label: t('settings.staffEmail') },
  {
    name: 'taxOnScreens',
    label: t('settings.taxOnScreens'),
    read: taxName,
  },
  {
    name: 'sellerCountryId',
    label: t('settings.sellerCountryId'),
    read: (id) => countries.find((country) => String(country.id) === id)?.name ?? '',
  },
  { name: 'sellerVatNumber', label: t('settings.sellerVatNumber') },
  { name: 'sellerEoriNumber', label: t('settings.sellerEoriNumber') },
  {
    name: 'taxRounding',
    label: t('settings.taxRounding'),
    read: (value) => t(value === 'order' ? 'settings.tax-by-order' : 'settings.tax-by-line'),
  },
  {
    name: 'verifiedVatOnly',
    label: t('settings.verifiedVatOnly'),
    read: (value) => t(value === 'yes' ? 'common.yes' : 'common.no'),
  },
  { name: 'termsAgreement', label: t('settings.termsAgreement'), read: termsName },
  {
    name: 'businessConfirmation',
    label: t('settings.businessConfirmation'),
    read: (value) => t(value === 'yes' ? 'common.yes' : 'common.no'),
  },
  { name: 'keepBooksYears', label: t('settings.keepBooksYears') },
  { name: 'staffSecondFactor', label: t('settings.staffSecondFactor'), read: readingName },
];

/** Form values of the stored settings. */
export function valuesOf(stored: StoredSettings): Record<keyof SettingsDraft, string> {
  const decimal = (minor: number) => (minor / 100).toFixed(2);
  return {
    priceReading: stored.priceReading,
    awardReading: stored.awardReading,
    tapeShopHost: stored.tapeShopHost,
    deliveryUnitedKingdom: decimal(stored.deliveryUnitedKingdomMinor),
    deliveryEurope: decimal(stored.deliveryEuropeMinor),
    minimumSpend: decimal(stored.minimumSpendMinor),
    staffEmail: stored.staffEmail,
    staffSecondFactor: stored.staffSecondFactor ? 'yes' : 'no',
    taxOnScreens: stored.taxOnScreens,
    sellerCountryId: String(stored.sellerCountryId ?? ''),
    sellerVatNumber: stored.sellerVatNumber,
    sellerEoriNumber: stored.sellerEoriNumber,
    taxRounding: stored.taxRounding,
    verifiedVatOnly: stored.verifiedVatOnly ? 'yes' : 'no',
    termsAgreement: stored.termsAgreement,
    businessConfirmation: stored.businessConfirmation ? 'yes' : 'no',
    keepBooksYears: String(stored.keepBooksYears),
  };
}
