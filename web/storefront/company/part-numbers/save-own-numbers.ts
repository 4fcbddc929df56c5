import { data, redirect } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { TypedOwnNumber } from '#shop/catalogue/customer-part-numbers/own-number.ts';
import { ownNumberPaths, type SavedOwnNumbers } from '#shop/catalogue/customer-part-numbers/paths.ts';
import { ownNumbersInText } from '#shop/trade/quick-order/own-number-rows.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../../forms/refused-form.ts';
import type { Wording } from '../../../texts/wording.ts';
import { productAddress } from '../../catalogue/addresses.ts';

interface RowWithReason {
  row: TypedOwnNumber;
  message: string;
}

/** The forms that set numbers; 'row' removes one. */
type OwnNumbersForm = 'one' | 'many' | 'file' | 'row';

/** Result of typed, pasted or uploaded rows; refused ones stay in their form. */
export interface OwnNumbersAnswer extends UnknownOutcome {
  form: OwnNumbersForm;
  saved: number | null;
  refused: readonly RowWithReason[];
  remarks: readonly RowWithReason[];
  isCut: boolean;
  notice: Wording | null;
  /** Refused and uncorrected input, of this form and of the page's other forms. */
  values: TypedNumbers;
}

export interface TypedNumbers {
  one: TypedOwnNumber | null;
  text: string;
}

/** Saves one number, a pasted list or a file (H6). From the page of a part it redirects back there. */
export async function saveOwnNumbers({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const sent = { form: formOf(form), kept: readOtherForms(form) };
  const pasted = sent.form === 'many' ? ownNumbersInText(textIn(form, 'text')) : null;
  if (pasted !== null && 'refusal' in pasted) return notUnderstood(pasted.refusal, sent, textIn(form, 'text'));
  const read = pasted === null ? await rowsOf(form, context) : { ok: true as const, output: pasted };
  if (!read.ok) return notSaved(read.refusal, sent, sent.kept);
  const { rows, isCut } = read.output;
  const asked = await context.askOnce(form, ownNumberPaths.save, { rows });
  if (!asked.ok) return notSaved(asked.refusal, sent, remainingInput(sent, rows, textIn(form, 'text')));
  const { refused, remarks } = asked.output;
  const productId = Number(form.get('back'));
  if (productId > 0 && refused.length === 0 && remarks.length === 0) {
    return redirect(`${productAddress({ id: productId, name: textIn(form, 'part') })}#own-number`);
  }
  return answerOf(asked.output, { rows, isCut }, sent);
}

interface Sent {
  form: OwnNumbersForm;
  kept: TypedNumbers;
}

interface TypedRows {
  rows: readonly TypedOwnNumber[];
  isCut: boolean;
}

function formOf(form: FormData): OwnNumbersForm {
  if (form.get('file') instanceof File) return 'file';
  if (form.has('text')) return 'many';
  return form.has('remove') ? 'row' : 'one';
}

/** Input of the page's other forms, sent along because nothing else restores it without script. */
function readOtherForms(form: FormData): TypedNumbers {
  const one = {
    ownNumber: textIn(form, 'keptNumber'),
    part: textIn(form, 'keptPart'),
    width: textIn(form, 'keptWidth'),
  };
  return { one: one.part === '' && one.ownNumber === '' ? null : one, text: rowsIn(form, 'keptText') };
}

/** Reads the rows from the fields or the file. */
async function rowsOf(form: FormData, context: PageContext): Promise<CallResult<TypedRows>> {
  const file = form.get('file');
  if (file instanceof File) return context.ask(ownNumberPaths.readFile, { file });
  return { ok: true, output: { rows: [typedRow(form)], isCut: false } };
}

function typedRow(form: FormData): TypedOwnNumber {
  return { ownNumber: textIn(form, 'ownNumber'), part: textIn(form, 'part'), width: textIn(form, 'width') };
}

function textIn(form: FormData, name: string): string {
  return rowsIn(form, name).trim();
}

/** Rows as typed; a last cell may be empty. Forms change line endings. */
function rowsIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** Input of the forms after a full or partial refusal. @param text the pasted rows that stay */
function remainingInput({ form, kept }: Sent, refused: readonly TypedOwnNumber[], text: string): TypedNumbers {
  switch (form) {
    case 'one':
      return { ...kept, one: refused[0] ?? null };
    case 'many':
      return { ...kept, text };
    case 'file':
      return { ...kept, text: joinNumbers(kept.text, text) };
    case 'row':
      return kept;
    default:
      return form satisfies never;
  }
}

/** Joins rows. */
export function joinNumbers(above: string, below: string): string {
  return above === '' || below === '' ? above + below : `${above}\n${below}`;
}

/** The rows in paste format. */
export function asPasted(refused: OwnNumbersAnswer['refused']): string {
  return refused.map(({ row }) => [row.ownNumber, row.part, row.width].join('\t')).join('\n');
}

function answerOf(saved: SavedOwnNumbers, { rows, isCut }: TypedRows, sent: Sent) {
  const rowsWithReason = (list: SavedOwnNumbers['refused']): RowWithReason[] =>
    list.flatMap(({ index, message }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, message }];
    });
  const refused = rowsWithReason(saved.refused);
  const answer: OwnNumbersAnswer = {
    form: sent.form,
    saved: saved.savedRows,
    refused,
    remarks: rowsWithReason(saved.remarks),
    isCut,
    notice: null,
    values: remainingInput(
      sent,
      refused.map(({ row }) => row),
      asPasted(refused),
    ),
  };
  // Status 200, because the list must show saved rows, and a failed page would not be reloaded.
  return data(answer, { status: refused.length === 0 || saved.savedRows > 0 ? 200 : 400 });
}

/** A pasted column that is not known: nothing was read (D55). */
function notUnderstood(notice: Wording, { form, kept }: Sent, text: string) {
  const answer = { form, saved: null, refused: [], remarks: [], isCut: false, notice, values: { ...kept, text } };
  return data(answer satisfies OwnNumbersAnswer, { status: 400 });
}

function notSaved(refusal: Parameters<typeof refuseForm>[0], { form }: Sent, values: TypedNumbers) {
  return refuseForm(refusal, [], { form, saved: null, refused: [], remarks: [], isCut: false, values });
}
