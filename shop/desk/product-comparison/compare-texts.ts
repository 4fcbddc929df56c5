import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import type { TranslatedText } from '../../shopfront/translations/paths.ts';
import { keyOfText, readTexts } from '../../shopfront/translations/translation-queries.ts';
import { translationRefusal } from '../../shopfront/translations/translation-rules.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { comingTexts } from './coming-texts.ts';
import type { Comparison, RowChange } from './comparison.ts';
import type { TextRow } from '../product-files/file-rows.ts';
import type { FileRow, FileTable } from '../product-files/read-table.ts';
import { isSameText, type RefuseCell } from '../product-files/row-draft.ts';

type TextTable = Extract<FileTable, { kind: 'texts' }>;

const ENGLISH = 'english';
const ROWS_A_BATCH = 500;

/**
 * Compares the rows of texts.csv with the shop: only texts of the shop, and those that come with it, can be translated (N3).
 * @param others  rows of the other files, compared before and to be written before
 */
export async function compareTexts(
  comparison: Comparison,
  table: TextTable,
  others: readonly RowChange[],
): Promise<void> {
  const coming = comingTexts(others);
  const rowOf = new Map<string, number>();
  for (let at = 0; at < table.rows.length; at += ROWS_A_BATCH) {
    const rows = table.rows.slice(at, at + ROWS_A_BATCH);
    const texts = await readTexts(comparison.db, rows.flatMap(spellingsOf).map(keyOfText));
    const byEnglish = new Map(texts.map((text) => [text.english, text]));
    for (const row of rows) {
      const refuse = comparison.refuser(table.file, row);
      const text = spellingsOf(row).flatMap((english) => withComing(english, byEnglish, coming) ?? [])[0];
      if (text === undefined) {
        refuse(ENGLISH, issue('staff-refusal.translation-of-nothing'));
        continue;
      }
      const earlier = rowOf.get(text.key);
      rowOf.set(text.key, row.number);
      if (earlier === undefined) compareText(comparison, table, row, text, refuse);
      else refuse(ENGLISH, issue('staff-refusal.row.text-twice', { row: earlier }));
    }
    await comparison.moveOn(rows.length);
  }
}

/** A text as it is once the other files are written; undefined: nothing says it. */
function withComing(
  english: string,
  stored: ReadonlyMap<string, TranslatedText>,
  coming: ReturnType<typeof comingTexts>,
): TranslatedText | undefined {
  const [text, kinds] = [stored.get(english), coming.get(english)];
  if (kinds === undefined) return text;
  const fresh = { key: keyOfText(english), english, uses: 0, things: [], says: [], missing: [], version: 0 };
  return { ...(text ?? fresh), kinds: [...new Set([...(text?.kinds ?? []), ...kinds])] };
}

/** The spellings in which the shop may hold the English text, because spreadsheets change line endings. */
function spellingsOf({ cells }: FileRow): string[] {
  const cell = cells.get(ENGLISH) ?? '';
  const lines = cell.replaceAll('\r\n', '\n');
  return [...new Set([cell, lines, lines.replaceAll('\n', '\r\n')])];
}

function compareText(
  comparison: Comparison,
  table: TextTable,
  row: FileRow,
  text: TranslatedText,
  refuse: RefuseCell,
): void {
  const stored = textRow(text);
  const after: Partial<TextRow> = {};
  let isGood = true;
  for (const language of TRANSLATED_LANGUAGES) {
    const cell = row.cells.get(language);
    if (cell === undefined || isSameText(cell, stored[language])) continue;
    const typed = cell.replaceAll('\r\n', '\n').trim();
    const refusal = translationRefusal(typed, text, stored[language]);
    const why = typed.includes('\0') ? issue('refusal.nul') : refusal === null ? null : issueOf(refusal);
    if (why === null) {
      if (typed !== stored[language]) after[language] = typed;
      continue;
    }
    refuse(language, why);
    isGood = false;
  }
  const changed = TRANSLATED_LANGUAGES.filter((language) => language in after);
  if (!isGood) return;
  if (changed.length === 0) {
    comparison.unchanged += 1;
    return;
  }
  comparison.keep({
    kind: table.kind,
    row: row.number,
    entityId: null,
    name: text.english,
    isNew: false,
    before: Object.fromEntries(changed.map((language) => [language, stored[language]])),
    after,
    versionBefore: text.version,
  });
}

/** A text as its row in texts.csv. */
export function textRow({ english, says }: Pick<TranslatedText, 'english' | 'says'>): TextRow {
  const translations = TRANSLATED_LANGUAGES.map((language) => [
    language,
    says.find((each) => each.language === language)?.text ?? '',
  ]);
  return { english, ...Object.fromEntries(translations) } as TextRow; // one for each language
}
