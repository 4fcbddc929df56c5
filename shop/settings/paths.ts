import { get, post } from '../operations/path.ts';
import type { SettingsDraft } from './settings-draft.ts';
import type { Settings } from './settings.ts';
import type { Notices, Store } from './answers.ts';

export type * from './answers.ts';

/** The settings for staff; every save increments `version`. */
export type StoredSettings = Settings & { version: number };

/** A save; with the `version` with which the screen was opened, it is refused if another save came in between (409). */
export type SettingsChange = SettingsDraft & { version?: number | undefined };

export const settingsPaths = {
  /** Name, offices and links of the store: the contact block of every order sheet (A27, A30). */
  store: get<Record<string, never>, Store>('/Shop/GetStore'),
  /** Around every page: footer and totals (O1, O3). */
  notices: get<Record<string, never>, Notices>('/Shop/GetNotices'),
  /** Staff (D28). */
  read: get<Record<string, never>, StoredSettings>('/Settings/GetSettings'),
  /** Staff: returns 1 (D28, E16). */
  save: post<SettingsChange, number>('/Settings/SaveSettings'),
};
