import type { Language } from '#texts/languages.ts';
import type { TextKind } from '#shop/desk/mail-texts/texts-of-kinds.ts';

/** Address of the texts of a kind of mail in a language. */
export function mailTextHref(kind: TextKind, language: Language): string {
  return `/Administration/Mail-Text?kind=${kind}&language=${language}`;
}
