import { settingsPaths } from '#shop/base/settings/paths.ts';
import type { PageContext } from '../page-context.ts';

/** The moment of a copy, to be shown on it. */
export interface CopyTime {
  /** ISO instant. */
  madeAt: string;
  timeZone: string;
}

/** Reads the moment of a copy, with the store's time zone. */
export async function readCopyTime(context: PageContext): Promise<CopyTime> {
  const { timeZone } = await context.call(settingsPaths.store, {});
  return { madeAt: new Date().toISOString(), timeZone };
}
