import { cartPaths } from '#shop/trade/cart/paths.ts';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { quickOrderPaths, type CheckedRow } from '#shop/trade/quick-order/paths.ts';
import { MAX_ROWS, type TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../forms/refused-form.ts';
import { redirect } from 'react-router';
import type { ReadColumns } from './column-notices.tsx';
import { everyRowIn, isFilled, readyLines, remainingRows } from './order-rows.ts';

/** Page after a submission: its current rows, without loss of input. */
export interface QuickOrderAnswer extends UnknownOutcome, ReadColumns {
  rows: readonly (CheckedRow | TypedRow)[];
  /** Lines added to the basket. */
  added: { lines: number; units: number } | null;
  isCut: boolean;
  /** Rows beyond the maximum, which stay in the field of the list. */
  beyond: readonly TypedRow[];
  notice: string | null;
}

/**
 * Handles the form's buttons, with and without script: `check` resolves rows and list, `file` does the same for a file,
 * `add` adds to the basket what can be bought and keeps the rest. A nearest quantity (`take`) is
 * entered and checked.
 */
export async function quickOrderAction({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['', 'check', 'add', 'ask-price']);
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return checkedFile(context, file);
  const { rows, beyond, columns } = await typedRows(form);
  const checked = await context.ask(quickOrderPaths.check, { rows });
  if (!checked.ok) return answerRefusal(checked.refusal, rows, beyond);
  const answer = { rows: checked.output.rows, added: null, isCut: false, ...columns, beyond, notice: null };
  if (intent === 'ask-price') return askForPrice(context, answer, form);
  return intent === 'add' ? addReady(context, answer, form) : answer;
}

async function typedRows(form: FormData) {
  const pasted = await pastedRows(String(form.get('text') ?? ''));
  const rows = [...withTakenQuantity(form), ...pasted.rows].filter(isFilled);
  const columns = { quantityColumn: pasted.quantityColumn, unknownColumn: pasted.unknownColumn };
  return { rows: rows.slice(0, MAX_ROWS), beyond: rows.slice(MAX_ROWS), columns };
}

const NO_COLUMNS = { quantityColumn: null, unknownColumn: null };

/** The code that reads a pasted list is loaded with the first one: most orders are typed. */
async function pastedRows(text: string) {
  if (text.trim() === '') return { rows: [], ...NO_COLUMNS };
  const { readText } = await import('#shop/trade/quick-order/read-rows.ts');
  return readText(text, Infinity);
}

/** Without script: the button of a nearest quantity names its row, from 1, and the quantity (K4). */
function withTakenQuantity(form: FormData): TypedRow[] {
  const [, number, quantity = ''] = /^(\d{1,4}) (\d{1,3})$/.exec(String(form.get('take') ?? '')) ?? [];
  return everyRowIn(form).map((row, at) => (at + 1 === Number(number) ? { ...row, quantity } : row));
}

async function checkedFile(context: PageContext, file: File) {
  const asked = await context.ask(quickOrderPaths.checkFile, { file });
  if (!asked.ok) return answerRefusal(asked.refusal, [], []);
  return {
    rows: asked.output.rows,
    added: null,
    isCut: asked.output.isCut,
    quantityColumn: asked.output.quantityColumn,
    unknownColumn: null, // refuses the file
    beyond: [],
    notice: null,
  } satisfies QuickOrderAnswer;
}

async function addReady(
  context: PageContext,
  answer: QuickOrderAnswer & { rows: readonly CheckedRow[] },
  form: FormData,
) {
  const ready = readyLines(answer);
  if (ready.length === 0) return answer;
  const cart = await context.call(cartPaths.current, {});
  const { readMarks } = await import('../presses/machine-mark.ts'); // loaded when something is added
  const markOf = await readMarks(
    context,
    ready.map(({ line }) => line.productId),
  );
  const lines = ready.map(({ line }) => ({ ...markOf(line.productId), ...line }));
  const added = await context.askOnce(form, cartPaths.addLines, { cartGuid: cart.guid, lines });
  if (!added.ok) return answerRefusal(added.refusal, answer.rows, answer.beyond);
  const { addedLines, addedUnits, refused: left } = added.output;
  const reasons = new Map(left.map(({ index, message }) => [ready[index]?.row ?? -1, message]));
  return {
    ...answer,
    rows: remainingRows(answer.rows, reasons),
    added: { lines: addedLines, units: addedUnits },
  } satisfies QuickOrderAnswer;
}

/** Asks for a price of all rows (K6), once each is clear; otherwise they are shown with what is missing. */
async function askForPrice(
  context: PageContext,
  answer: QuickOrderAnswer & { rows: readonly CheckedRow[] },
  form: FormData,
) {
  const rows: readonly CheckedRow[] = answer.rows;
  const ready = readyLines({ rows });
  if (ready.length === 0 || rows.some(({ trouble }) => trouble !== null)) return answer;
  const asked = await context.askOnce(form, quotationPaths.ask, { lines: ready.map(({ line }) => line) });
  return asked.ok
    ? redirect(`/Quote?id=${asked.output}&asked=1`)
    : answerRefusal(asked.refusal, answer.rows, answer.beyond);
}

function answerRefusal(refusal: Refusal, rows: QuickOrderAnswer['rows'], beyond: QuickOrderAnswer['beyond']) {
  return refuseForm(refusal, [], { rows, added: null, isCut: false, ...NO_COLUMNS, beyond });
}
