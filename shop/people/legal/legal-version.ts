import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { LegalKind } from '../../base/kernel/legal-kind.ts';

/** A published version without its texts. */
export interface PublishedVersion {
  readonly kind: LegalKind;
  readonly number: number;
  readonly effectiveFrom: CalendarDay;
}

export const VERSION_STATES = ['current', 'earlier', 'upcoming'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/**
 * The version that applies on a day: the last one whose first day has come. Publishing keeps numbers and first days in
 * the same order, so that is the highest number.
 */
export function versionInForce<Version extends PublishedVersion>(
  versions: readonly Version[],
  kind: LegalKind,
  day: CalendarDay,
): Version | undefined {
  return versions
    .filter((version) => version.kind === kind && version.effectiveFrom <= day)
    .toSorted((one, other) => other.number - one.number)[0];
}

/** State of a version among all versions of its kind. */
export function stateOf(
  version: PublishedVersion,
  versions: readonly PublishedVersion[],
  day: CalendarDay,
): VersionState {
  if (version.effectiveFrom > day) return 'upcoming';
  return versionInForce(versions, version.kind, day)?.number === version.number ? 'current' : 'earlier';
}
