import { WORD_SEPARATOR } from '../../shopfront/specification-editing/paths.ts';
import type { TranslatedKind } from '../../catalogue/catalogue-texts/translated-kind.ts';
import type { RowChange } from './comparison.ts';

/** English texts that the rows of a file bring, with their kinds: their translations may come with them (N3). */
export function comingTexts(changes: readonly RowChange[]): ReadonlyMap<string, readonly TranslatedKind[]> {
  const kindsOf = new Map<string, TranslatedKind[]>();
  for (const [kind, english] of changes.flatMap(textsOf)) {
    if (english === undefined || english === '') continue;
    const kinds = kindsOf.get(english) ?? [];
    if (!kinds.includes(kind)) kindsOf.set(english, [...kinds, kind]);
  }
  return kindsOf;
}

function textsOf({ kind, after }: RowChange): (readonly [TranslatedKind, string | undefined])[] {
  switch (kind) {
    case 'products': {
      const { intro, details, flash, replacedNote, specifications = [] } = after;
      const words = specifications.flatMap(({ text }) => text.split(WORD_SEPARATOR));
      return [
        ['intro', intro],
        ['details', details],
        ['flash', flash],
        ['replacement', replacedNote],
        ...words.map((word) => ['word', word.trim()] as const),
      ];
    }
    case 'widths':
      return [['width', after.details]];
    case 'fits':
      return [['press', after.note]];
    case 'texts':
      return [];
    default:
      return kind satisfies never;
  }
}
