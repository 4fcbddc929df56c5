import type { SettingsDraft } from '#shop/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/settings/paths.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import { t } from '../staff-text.ts';

export const SETTINGS_FIELDS = [
  'priceReading',
  'awardReading',
  'tapeShopHost',
  'deliveryUnitedKingdom',
  'deliveryEurope',
  'minimumSpend',
  'staffEmail',
  'staffSecondFactor',
] as const satisfies (keyof SettingsDraft)[];

/** The stored settings as the form's fields hold them. */
export function valuesOf(stored: StoredSettings): SettingsDraft {
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
  };
}

/** What was sent, or what a form holds now. */
export function settingsDraft(form: FormData): SettingsDraft {
  const text = (name: keyof SettingsDraft) => String(form.get(name) ?? '');
  return {
    priceReading: text('priceReading'),
    awardReading: text('awardReading'),
    tapeShopHost: text('tapeShopHost'),
    deliveryUnitedKingdom: text('deliveryUnitedKingdom'),
    deliveryEurope: text('deliveryEurope'),
    minimumSpend: text('minimumSpend'),
    staffEmail: text('staffEmail'),
    staffSecondFactor: text('staffSecondFactor'),
  };
}

/** Both versions of the settings, field by field. */
export function settingsConflict(mine: SettingsDraft, stored: StoredSettings): ConflictField[] {
  const theirs = valuesOf(stored);
  return SETTINGS_FIELDS.map((name) => ({
    name,
    label: t(`settings.${name}`),
    mine: asRead(mine[name]),
    theirs: asRead(theirs[name]),
    value: theirs[name],
  }));
}

const READINGS = ['discount', 'legacy', 'storefront', 'administration', 'yes', 'no'] as const;

function asRead(value: string): string {
  const reading = READINGS.find((known) => known === value);
  return reading === undefined ? value : t(`settings.${reading}`);
}
