/** The legal pages that a shop can have (O1), in the order of its footer. */
export const LEGAL_KINDS = ['terms', 'privacy', 'imprint', 'accessibility', 'cookies'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The kind in an address, regardless of case; undefined if there is no such page. */
export function legalKindIn(text: string): LegalKind | undefined {
  return LEGAL_KINDS.find((kind) => kind === text.toLowerCase());
}

/** Path of a legal page; with a number, of one version. */
export function legalPath(kind: LegalKind, number?: number): string {
  const page = `/Legal/${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return number === undefined ? page : `${page}/${number}`;
}

/** Kinds that have a version, in the order of the footer. */
export function kindsOf(versions: readonly { kind: LegalKind }[]): LegalKind[] {
  return LEGAL_KINDS.filter((kind) => versions.some((version) => version.kind === kind));
}
