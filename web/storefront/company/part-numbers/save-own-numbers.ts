import { data, redirect } from 'react-router';
import type { Asked } from '#shop/frame/answer.ts';
import type { TypedOwnNumber } from '#shop/own-numbers/own-number.ts';
import { ownNumberPaths, type SavedOwnNumbers } from '#shop/own-numbers/paths.ts';
import { ownNumbersInText } from '#shop/quick-order/own-number-rows.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { messagesOf, pageStatus, type UnknownOutcome, unknownOutcome } from '../../../refused-form.ts';
import { productAddress } from '../../catalogue/addresses.ts';

interface ToldRow {
  row: TypedOwnNumber;
  message: string;
}

/** What became of typed, pasted or sent rows; those that were refused stay in their form. */
export interface OwnNumbersAnswer extends UnknownOutcome {
  saved: number | null;
  refused: readonly ToldRow[];
  remarks: readonly ToldRow[];
  isCut: boolean;
  notice: string | null;
  /** Of the one row that the form had; of a list what was refused. */
  typed: { one: TypedOwnNumber | null; text: string };
}

/** Saves one number, a pasted list or a file (H6). From the page of a part it leads back there. */
export async function saveOwnNumbers({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const read = await rowsOf(form, context);
  if (!read.ok) return notSaved(read.refusal, { one: null, text: '' });
  const { rows, isCut } = read.output;
  const isOne = form.has('part');
  const asked = await context.askOnce(form, ownNumberPaths.save, { rows });
  if (!asked.ok) return notSaved(asked.refusal, { one: (isOne && rows[0]) || null, text: textIn(form, 'text') });
  const { refused, remarks } = asked.output;
  const productId = Number(form.get('back'));
  if (productId > 0 && refused.length === 0 && remarks.length === 0) {
    return redirect(`${productAddress({ id: productId, name: textIn(form, 'part') })}#own-number`);
  }
  return answerOf(asked.output, rows, isCut, isOne);
}

interface TypedRows {
  rows: readonly TypedOwnNumber[];
  isCut: boolean;
}

/** What was typed, pasted or sent as a file. */
async function rowsOf(form: FormData, context: PageContext): Promise<Asked<TypedRows>> {
  const file = form.get('file');
  if (file instanceof File) return context.ask(ownNumberPaths.readFile, { file });
  if (form.has('part')) return { ok: true, output: { rows: [typedRow(form)], isCut: false } };
  return { ok: true, output: ownNumbersInText(textIn(form, 'text')) };
}

function typedRow(form: FormData): TypedOwnNumber {
  return { ownNumber: textIn(form, 'ownNumber'), part: textIn(form, 'part'), width: textIn(form, 'width') };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function answerOf(saved: SavedOwnNumbers, rows: readonly TypedOwnNumber[], isCut: boolean, isOne: boolean) {
  const told = (list: SavedOwnNumbers['refused']): ToldRow[] =>
    list.flatMap(({ index, message }) => {
      const row = rows[index];
      return row === undefined ? [] : { row, message };
    });
  const refused = told(saved.refused);
  const text = refused.map(({ row }) => [row.ownNumber, row.part, row.width].join('\t')).join('\n');
  const answer: OwnNumbersAnswer = {
    saved: saved.savedRows,
    refused,
    remarks: told(saved.remarks),
    isCut,
    notice: null,
    typed: isOne ? { one: refused[0]?.row ?? null, text: '' } : { one: null, text },
  };
  // What was saved is to be seen in the list, which a page that failed would not read anew.
  return data(answer, { status: refused.length === 0 || saved.savedRows > 0 ? 200 : 400 });
}

function notSaved(refusal: Parameters<typeof messagesOf>[0], typed: OwnNumbersAnswer['typed']) {
  const { notice } = messagesOf(refusal, []);
  const answer: OwnNumbersAnswer = {
    saved: null,
    refused: [],
    remarks: [],
    isCut: false,
    notice,
    typed,
    ...unknownOutcome(refusal),
  };
  return data(answer, pageStatus(refusal));
}
