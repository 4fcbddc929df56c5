import { TERMS_AGREEMENTS } from '#shop/kernel/agreement.ts';
import type { SettingsDraft } from '#shop/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/settings/paths.ts';
import type { FormField } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';

const READINGS = ['discount', 'legacy', 'storefront', 'administration', 'yes', 'no'] as const;

function readingName(value: string): string {
  const reading = READINGS.find((known) => known === value);
  return reading === undefined ? value : t(`settings.${reading}`);
}

function termsName(value: string): string {
  const known = TERMS_AGREEMENTS.find((each) => each === value);
  return known === undefined ? value : t(`settings.terms-${known}`);
}

export const settingsFields = (): readonly FormField<keyof SettingsDraft>[] => [
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
    read: (value) => t(value === 'said' ? 'settings.tax-said' : 'settings.tax-silent'),
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
    termsAgreement: stored.termsAgreement,
    businessConfirmation: stored.businessConfirmation ? 'yes' : 'no',
    keepBooksYears: String(stored.keepBooksYears),
  };
}
