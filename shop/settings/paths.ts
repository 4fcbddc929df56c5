import { get, post } from '../operations/path.ts';
import type { SettingsDraft } from './settings-draft.ts';
import type { Settings } from './settings.ts';
import type { Store } from './answers.ts';

export type * from './answers.ts';

/** The settings as staff see them; `version` is raised by one at every save. */
export type StoredSettings = Settings & { version: number };

/** A save; with the `version` that the screen was opened with, another one in between is refused (409). */
export type SettingsChange = SettingsDraft & { version?: number | undefined };

export const settingsPaths = {
  /** Name, offices and links of the store: the contact block of every order sheet (A27, A30). */
  store: get<Record<string, never>, Store>('/Shop/GetStore'),
  /** Staff (D28). */
  read: get<Record<string, never>, StoredSettings>('/Settings/GetSettings'),
  /** Staff: answers 1 (D28, E16). */
  save: post<SettingsChange, number>('/Settings/SaveSettings'),
};
