import { type JudgedParts, pressPaths } from '#shop/catalogue/presses/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { session } from '../../session.ts';

/** The most that one call judges. */
const MAX_JUDGED = 200;

/** Judges parts for the member's chosen press (J2, J3); null for visitors, without parts, and where no press is known to be chosen. */
export async function judgeParts(context: PageContext, productIds: readonly number[]): Promise<JudgedParts | null> {
  if (!context.signedIn || productIds.length === 0 || session.hasPress === false) return null;
  return context.call(pressPaths.judge, { parts: productIds.slice(0, MAX_JUDGED).join(',') });
}
