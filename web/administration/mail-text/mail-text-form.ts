import type { MailText, MailTextSave } from '#shop/desk/mail-texts/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { lineEnds } from '../forms/form-field.ts';
import { line, lines } from '../forms/form-kinds.ts';
import { declareRows, versionOf } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';

const AREA = 'long:';

/** Texts of a mail by the names of their rows. */
export const textRows = declareRows('', (row) => {
  const label = () => labelOf(String(row));
  return declareForm({ text: String(row).startsWith(AREA) ? lines(label, 3) : line(label) });
});

type Named = Pick<MailText, 'textKey' | 'variant' | 'long'>;

/** Name of the row of a text: a field's name is cut at points, and an area is known by it. */
export function rowOf({ textKey, variant, long }: Named): string {
  return `${long ? AREA : 'line:'}${textKey.replaceAll('.', '_')}:${variant}`;
}

/** Stored texts by the names of the form's fields: the shop's own, otherwise ours. */
export function textsOf(texts: readonly MailText[]) {
  return textRows.stored(texts.map((text) => [rowOf(text), { text: text.text ?? text.ours }]));
}

/** The texts of these rows as they are saved; an emptied one is ours again. */
export function savedTexts(typed: FormValues, rows: readonly string[]): MailTextSave[] {
  return rows.map((row) => {
    const [, key = '', variant = ''] = row.split(':');
    const text = lineEnds(typed[textRows.cell(row, 'text')] ?? '').trim();
    return {
      textKey: key.replaceAll('_', '.'),
      variant,
      text: text === '' ? null : text,
      version: versionOf(typed, row),
    };
  });
}

const PARTS = ['subject', 'heading', 'button', 'note', 'text'] as const;

/** The place of a text in its mail, with the number of its wording if there are several. */
export function labelOf(
  row: string,
  { wording = null, ours }: { wording?: number | null; ours?: string } = {},
): string {
  const [, key = ''] = row.split(':');
  const last = key.split('_').at(-1);
  const part = PARTS.find((each) => each === last) ?? (row.startsWith(AREA) ? 'text' : 'label');
  const label =
    part === 'label' && ours !== undefined ? t('mail-texts.label-of', { text: ours }) : t(`mail-texts.part.${part}`);
  return wording === null ? label : t('mail-texts.wording', { label, number: wording });
}

/** The number of a text among the wordings of its message; null: there is only one. */
export function wordingOf({ textKey, variant }: Named, texts: readonly Named[]): number | null {
  const all = texts.filter((text) => text.textKey === textKey);
  return all.length === 1 ? null : all.findIndex((text) => text.variant === variant) + 1;
}
