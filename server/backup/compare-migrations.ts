import { BEFORE_BASELINE, type Migration } from '#platform/database/migrate.ts';

/** Returns whether a list of migrations is a prefix of another. */
export function isPrefix(first: readonly Migration[], whole: readonly Migration[]): boolean {
  return first.every(({ hash, at }, index) => hash === whole[index]?.hash && at === whole[index]?.at);
}

/**
 * Returns why this version can't read a backup with these migrations, or null.
 * @param known this version's migrations, in order
 */
export function versionRefusal(saved: readonly Migration[], known: readonly Migration[]): string | null {
  if (isPrefix(saved, known)) return null;
  if ((saved[0]?.at ?? 0) < (known[0]?.at ?? 0)) return BEFORE_BASELINE;
  if (isPrefix(known, saved)) {
    return 'The backup is of a newer version than this one: restore it with the version that took it, or a later one.';
  }
  return 'The backup is of a shop whose tables were made otherwise (its migrations have other checksums): restore it with the version that took it.';
}
