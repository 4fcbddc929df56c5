import { type JudgedParts, pressPaths } from '#shop/catalogue/presses/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { session } from '../../session.ts';

/** The most that one call judges. */
const MAX_JUDGED = 200;

/**
 * Judges parts for a press, or for the member's chosen one (J2, J3); null for visitors, without parts, and where no press is known to be
 * chosen.
 */
export async function judgeParts(
  context: PageContext,
  productIds: readonly number[],
  machineId?: number,
): Promise<JudgedParts | null> {
  if (!context.signedIn || productIds.length === 0) return null;
  if (machineId === undefined && session.hasPress === false) return null;
  const parts = productIds.slice(0, MAX_JUDGED).join(',');
  return context.call(pressPaths.judge, machineId === undefined ? { parts } : { parts, machineId });
}
