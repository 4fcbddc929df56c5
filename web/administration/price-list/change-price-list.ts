import { redirect } from 'react-router';
import { administrationPaths } from '#shop/desk/administration/paths.ts';
import { priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { intentIn } from '../../forms/intent.ts';
import { refuseForm, refusedFieldsOf, renameFields } from '../../forms/refused-form.ts';
import {
  answerSave,
  type Conflict,
  type FormValues,
  refusedFields,
  refusedSave,
  type SaveAnswer,
  typedValues,
} from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { namesIn } from '../forms/declare-form.ts';
import { versionIn } from '../forms/form-field.ts';
import { askedFirst, asksOf } from '../forms/questions.tsx';
import { answerOf, type FormSave, saveForm, wholeRecord } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';
import { cellOf, readGrid } from './price-grid.ts';
import { copyForm, priceForm, priceListForm } from './price-list-form.ts';
import { UNDO } from './last-save.tsx';
import { storedRowsIn } from './stored-rows.ts';

const FORMS = ['', 'prices', 'price', 'remove', 'copy', UNDO] as const;

/** Saves the head of a list, adds, changes or removes its prices, or copies it. */
export async function changePriceList(args: PageActionArgs) {
  const form = await args.request.formData();
  switch (intentIn(form, FORMS)) {
    case 'prices':
      return savePrices(args, form);
    case 'price':
      return savePrice(args, form);
    case 'remove':
      return removePrice(args, form);
    case UNDO:
      return undoSave(args, form);
    case 'copy':
      return copyList(args, form);
    case '':
      return saveList(args, form);
  }
}

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

async function saveList({ context }: PageActionArgs, form: FormData) {
  const save = await saveForm(priceListForm, form, context, {
    path: priceListPaths.save,
    input: wholeRecord,
  });
  return save.saved ? redirect(`/Administration/Price-List?id=${save.output}`) : save.answer;
}

/** Its value is the confirmed price; another one is asked about again. */
const CONFIRM_PRICES = 'confirm.prices';

async function savePrice({ request, context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const confirmed = namesIn(priceForm)
    .map((name) => typed[name] ?? '')
    .join(' ');
  const confirmPrices = typed[CONFIRM_PRICES] === confirmed;
  const save = await saveForm(priceForm, form, context, {
    path: priceListPaths.savePrices,
    input: (price) => ({ priceListId: idIn(request), prices: [{ part: '', width: '', ...price }], confirmPrices }),
    name: 'price',
    at: 'prices.0',
  });
  return askedAboutPrices(save, confirmed, typed, 'price') ?? answerOf(save, 'price');
}

/** Edited cells on which somebody else's save came first: unlike other forms, the page reads its prices again. */
function staleCells(refusal: Refusal, values: FormValues) {
  const stale = refusal.details as Conflict;
  return refuseForm(refusal, [], { saved: false as const, form: 'prices', values, conflict: null, stale });
}

/** Saves the edited cells of the grid, all or none. */
async function savePrices({ request, context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const currencyId = Number(typed['currencyId'] ?? 0) || null;
  const stored = storedRowsIn(typed);
  const storedIds = new Set(stored.map(({ id }) => String(id)));
  const reading = readGrid(stored, typed, currencyId);
  if (!isFaultless(reading.errors)) return refusedFields(reading.errors, typed, 'prices');
  const { prices } = reading;
  const lost = Object.keys(typed).filter((name) => /^cell\.\d/.test(name) && !storedIds.has(name.split('.')[1] ?? ''));
  if (lost.length > 0) throw new Response(null, { status: 400 });
  if (prices.length === 0) return { saved: true, form: 'prices' } satisfies SaveAnswer;
  const confirmed = JSON.stringify(prices);
  const asked = await askAsStaff(context, form, priceListPaths.savePrices, {
    priceListId: idIn(request),
    prices,
    ...versionIn(typed),
    confirmPrices: typed[CONFIRM_PRICES] === confirmed,
  });
  if (asked.ok) return { saved: true, form: 'prices' } satisfies SaveAnswer;
  const refusal = renameFields(asked.refusal, (field) => cellOf(reading, field));
  if (refusal.code === 'save.stale') return staleCells(refusal, typed);
  const answer = refusedSave(refusal, refusedFieldsOf(refusal), typed, 'prices');
  return askedAboutPrices({ saved: false, refusal, answer }, confirmed, typed, 'prices') ?? answer;
}

/** Asks before unusual prices are saved; null if there is nothing to ask. @param value  the confirmed input */
function askedAboutPrices(
  save: FormSave<unknown>,
  value: string,
  typed: FormValues,
  form: 'prices' | 'price' | 'copy',
) {
  const lines = save.saved || save.refusal === null ? null : asksOf(save.refusal);
  if (lines === null) return null;
  const [title, tick] = [t('product.prices-question'), t('product.prices-tick')];
  return askedFirst([{ name: CONFIRM_PRICES, value, title, lines, tick }], typed, form);
}

async function removePrice({ context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, priceListPaths.removePrice, { rowId: Number(typed['rowId'] ?? 0) });
  return asked.ok
    ? ({ saved: true, form: 'remove' } satisfies SaveAnswer)
    : refusedSave(asked.refusal, [], typed, 'remove');
}

/** Undoes the last save of prices, or an undo (E16). */
async function undoSave({ context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, administrationPaths.putBack, {
    entryId: Number(typed['entryId'] ?? 0),
  });
  return answerSave(asked, [], typed, UNDO);
}

async function copyList({ request, context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const { percent = '' } = typed;
  const save = await saveForm(copyForm, form, context, {
    path: priceListPaths.copy,
    input: (values) => ({ priceListId: idIn(request), ...values, confirmPrices: typed[CONFIRM_PRICES] === percent }),
    name: 'copy',
  });
  if (save.saved) return redirect(`/Administration/Price-List?id=${save.output}`);
  return askedAboutPrices(save, percent, typed, 'copy') ?? save.answer;
}
