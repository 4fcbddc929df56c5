import { data, redirect } from 'react-router';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { listPaths, type PartList } from '#shop/trade/lists/paths.ts';
import { intentIn } from '../../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../../forms/refused-form.ts';
import type { FormErrors } from '../../../texts/wording.ts';
import { listAddress, listNameIn, textIn } from '../list-fields.ts';
import { addRowsFrom, type RefusedRow } from './add-rows-from.ts';
import {
  changedLines,
  selectedLines,
  type GoneLine,
  goneLines,
  isLineStep,
  lostChanges,
  lineMove,
  removedLine,
} from './line-fields.ts';
import { putBack, type RemovedLine } from './put-back.ts';
import { markLines } from '../../presses/machine-mark.ts';

/** Result of the pressed button. */
export interface ListAnswer extends UnknownOutcome {
  /** Of lines by their ids, of the page's other fields by their names. */
  errors: FormErrors<string>;
  /** Input for lines that another member changed, by their ids. */
  lost: Readonly<Record<number, { quantity: number; note: string }>>;
  /** Selected or changed lines that another member removed. */
  gone: readonly GoneLine[];
  notice: string | null;
  isEmpty: boolean;
  /** Number of lines added to the basket. */
  inBasket: number;
  /** Number of rows added to the list; refused ones stay in their field. */
  added: number | null;
  refusedRows: readonly RefusedRow[];
  isCut: boolean;
  quantityColumn: string | null;
  unknownColumn: string | null;
  beyond: number;
  text: string;
  removed: readonly RemovedLine[];
  isSaved: boolean;
}

const NOTHING: ListAnswer = {
  errors: {},
  lost: {},
  gone: [],
  notice: null,
  isEmpty: false,
  inBasket: 0,
  added: null,
  refusedRows: [],
  isCut: false,
  quantityColumn: null,
  unknownColumn: null,
  beyond: 0,
  text: '',
  removed: [],
  isSaved: false,
};

/** Handles the buttons of the page, with and without script (G4). */
export async function listAction({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const listId = Number(new URL(request.url).searchParams.get('id'));
  const intent = textIn(form, 'intent');
  switch (intent) {
    case 'rename':
      return answerResult(await context.askOnce(form, listPaths.save, { listId, ...listNameIn(form) }), {
        isSaved: true,
      });
    case 'copy': {
      const asked = await context.askOnce(form, listPaths.copy, { listId, listName: textIn(form, 'listName') });
      return asked.ok ? redirect(listAddress(asked.output)) : answerRefusal(asked.refusal);
    }
    case 'delete': {
      const asked = await context.askOnce(form, listPaths.remove, { listId });
      return asked.ok ? redirect(`/Lists?removed=${listId}`) : answerRefusal(asked.refusal);
    }
    case 'remind':
      return answerResult(await context.askOnce(form, listPaths.remind, { listId, ...reminderIn(form) }), {
        isSaved: true,
      });
    case 'rows': {
      const read = await addRowsFrom(form, listId, context);
      return read.ok
        ? data({ ...NOTHING, ...read.output })
        : answerRefusal(read.refusal, { text: textIn(form, 'text') });
    }
    case 'put-back':
      return answerResult(await putBack(form, listId, context), {});
    default:
      if (!isLineStep(intent)) intentIn(form, ['save', 'add', 'add-all', '']);
      return changeLines(form, intent, await context.call(listPaths.read, { listId }), context);
  }
}

function reminderIn(form: FormData) {
  const weeks = textIn(form, 'everyWeeks');
  const nextOn = textIn(form, 'nextOn');
  return { everyWeeks: weeks === '' ? null : Number(weeks), nextOn: nextOn === '' ? undefined : nextOn };
}

/** Saves the input of the lines first, whichever button was pressed. */
async function changeLines(form: FormData, intent: string, list: PartList, context: PageContext) {
  const { listId, lines } = list;
  const changed = list.mayChange ? changedLines(form, lines) : [];
  const gone = goneLines(form, lines);
  const isAdding = intent === 'add' || intent === 'add-all';
  const chosen = isAdding ? selectedLines(form, lines, intent === 'add-all') : [];
  const wrong = [...changed, ...chosen.map(({ of, line }) => ({ ...line, lineId: of.lineId }))].filter(
    ({ quantity }) => quantityRefusal(quantity) !== null,
  );
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(({ lineId }) => [lineId, QUANTITY_MESSAGE]));
    return data({ ...NOTHING, errors, gone }, { status: 400 });
  }
  if (changed.length > 0) {
    const saved = await context.ask(listPaths.saveLines, { listId, lines: changed });
    if (!saved.ok) return answerRefusal(saved.refusal, { lost: lostChanges(changed, lines), gone });
  }
  if (isAdding) return addToBasket(form, chosen, gone, context);
  const move = lineMove(intent, lines);
  if (move !== null) return answerResult(await context.askOnce(form, listPaths.moveLine, { listId, ...move }), {});
  const going = removedLine(intent, lines);
  if (going.length > 0) {
    const lineIds = going.map(({ lineId }) => lineId);
    const asked = await context.askOnce(form, listPaths.removeLines, { listId, lineIds });
    return answerResult(asked, { removed: going.map(({ lineId: _lineId, ...line }) => line) });
  }
  return data({ ...NOTHING, isSaved: true });
}

async function addToBasket(
  form: FormData,
  chosen: ReturnType<typeof selectedLines>,
  gone: readonly GoneLine[],
  context: PageContext,
) {
  if (chosen.length === 0) return data({ ...NOTHING, gone, isEmpty: gone.length === 0 }, { status: 400 });
  const { guid: cartGuid } = await context.call(cartPaths.current, {});
  const lines = await markLines(
    context,
    chosen.map(({ line }) => line),
  );
  const wanted = { cartGuid, lines };
  const asked = await context.askOnce(form, cartPaths.addLines, wanted);
  if (!asked.ok) return answerRefusal(asked.refusal);
  const { addedLines, refused: left } = asked.output;
  const errors = Object.fromEntries(left.map(({ index, message }) => [chosen[index]?.of.lineId ?? 0, message]));
  const isWhole = left.length === 0 && gone.length === 0;
  return data({ ...NOTHING, errors, gone, inBasket: addedLines }, { status: isWhole ? 200 : 400 });
}

type Asked = { ok: true } | { ok: false; refusal: Refusal };

function answerResult(asked: Asked, done: Partial<ListAnswer>) {
  return asked.ok ? data({ ...NOTHING, ...done }) : answerRefusal(asked.refusal);
}

function answerRefusal(refusal: Refusal, typed: Partial<Pick<ListAnswer, 'lost' | 'gone' | 'text'>> = {}) {
  return refuseForm(refusal, ['listName', 'everyWeeks', 'nextOn'], { ...NOTHING, ...typed });
}
