import { get, post } from '../operations/path.ts';
import type { ChargeRule } from '../money/charges.ts';
import type { SettingsDraft } from './settings-draft.ts';
import type { IdentityDraft, ShopIdentity } from './identity.ts';
import type { Logo, LogoKind } from './logo.ts';
import type { Settings } from './settings.ts';

export type * from './answers.ts';

/** The settings for staff; every save increments `version`. */
export type StoredSettings = Omit<Settings, 'hasSampleStore'> & { version: number };

/** A save; with the `version` with which the screen was opened, it is refused if another save came in between (409). */
export type SettingsChange = SettingsDraft & {
  version?: number | undefined;
  /** Omitted: unchanged. */
  charges?: readonly ChargeRule[] | undefined;
};

/** The settings with the shop's identity as it counts: saved, otherwise that of the store's file. */
export type ShownSettings = StoredSettings & { identity: ShopIdentity };

/** A logo of the shop, and where its picture is. */
export type ShopLogo = Pick<Logo, 'width' | 'height'> & { logoKind: LogoKind; logoUrl: string };

/** A save of whose shop it is. */
export type IdentityChange = IdentityDraft & { version?: number | undefined };

/** Staff calls about the settings (D28). */
export const staffSettingsPaths = {
  read: get<Record<string, never>, ShownSettings>('/Settings/GetSettings'),
  /** Returns 1 (D28, E16). */
  save: post<SettingsChange, number>('/Settings/SaveSettings'),
  /** Opens the shop to visitors, or closes it (Q6). Returns 1. */
  setOpen: post<{ isOpen: boolean }, number>('/Settings/SetOpen'),
  logos: get<Record<string, never>, readonly ShopLogo[]>('/Settings/GetLogos'),
  /** Returns 1. */
  saveLogo: post<{ logoKind: LogoKind; file: File }, number>('/Settings/SaveLogo'),
  /** Returns 1. */
  removeLogo: post<{ logoKind: LogoKind }, number>('/Settings/RemoveLogo'),
  /** Returns 1. */
  saveIdentity: post<IdentityChange, number>('/Settings/SaveIdentity'),
};
