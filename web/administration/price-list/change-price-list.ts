import { redirect } from 'react-router';
import type { BreakDraft, PriceDraft } from '#shop/pricing/price-lists/paths.ts';
import { priceListPaths } from '#shop/pricing/price-lists/paths.ts';
import { readLadder } from '#shop/pricing/price-lists/ladder-text.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askedFirst, asksOf } from '../forms/questions.tsx';
import { intentIn } from '../../forms/intent.ts';
import { type FormValues, refusedFields, refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { type FormField, namesOf } from '../forms/form-field.ts';
import { percentIn } from '../price-updates/percent.ts';
import { t } from '../staff-text.ts';
import { atFields } from '../price-lists/number-lines.ts';
import { priceFields } from './price-form.tsx';
import { priceListDraftOf, priceListFields } from './price-list-fields.tsx';

const FORMS = ['', 'price', 'remove', 'copy'] as const;

/** Saves the head of a list, adds or removes one of its prices, or copies it. */
export async function changePriceList(args: PageActionArgs) {
  const form = await args.request.formData();
  switch (intentIn(form, FORMS)) {
    case 'price':
      return savePrice(args, form);
    case 'remove':
      return removePrice(args, form);
    case 'copy':
      return copyList(args, form);
    case '':
      return saveList(args, form);
  }
}

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

async function saveList({ context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, priceListPaths.save, priceListDraftOf(typed));
  if (asked.ok) return redirect(`/Administration/Price-List?id=${asked.output}`);
  const refusal = atFields(asked.refusal, [
    ['companyIds', 'companies'],
    ['groupIds', 'groups'],
  ]);
  return refusedSave(refusal, namesOf(priceListFields()), typed);
}

/** Its value is the confirmed price; another one is asked about again. */
const CONFIRM_PRICES = 'confirm.prices';

async function savePrice({ request, context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const { part = '', width = '', typeId = '', categoryId = '', startsOn = '', breaks = '' } = typed;
  const read = readLadder(breaks, null);
  if ('refusal' in read) return refusedFields({ breaks: read.refusal }, typed, 'price');
  const price: PriceDraft = {
    part,
    width,
    typeId: typeId === '' ? null : Number(typeId),
    categoryId: categoryId === '' ? null : Number(categoryId),
    startsOn,
    breaks: read.ladder.length === 0 ? null : read.ladder.map(breakDraft),
  };
  const confirmed = [part, width, typeId, categoryId, startsOn, breaks].join(' ');
  const input = { priceListId: idIn(request), prices: [price], confirmPrices: typed[CONFIRM_PRICES] === confirmed };
  const asked = await askAsStaff(context, form, priceListPaths.savePrices, input);
  const lines = asked.ok ? null : asksOf(asked.refusal);
  if (lines !== null) return askAboutPrices(lines, confirmed, typed, 'price');
  if (asked.ok) return { saved: true, form: 'price' } satisfies SaveAnswer;
  const fields = namesOf(priceFields());
  const refusal = atFields(
    asked.refusal,
    fields.map((field) => [`prices.0.${field}`, field] as const),
  );
  return refusedSave(refusal, fields, typed, 'price');
}

/** @param value  the confirmed input */
function askAboutPrices(lines: readonly string[], value: string, typed: FormValues, form: 'price' | 'copy') {
  const [title, tick] = [t('product.prices-question'), t('product.prices-tick')];
  return askedFirst([{ name: CONFIRM_PRICES, value, title, lines, tick }], typed, form);
}

function breakDraft(each: { from: number; minor: number } | { from: number; discount: number }): BreakDraft {
  return 'minor' in each
    ? { fromQuantity: each.from, unitPriceMinor: each.minor }
    : { fromQuantity: each.from, discountPercent: each.discount / 100 };
}

async function removePrice({ context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, priceListPaths.removePrice, { rowId: Number(typed['rowId'] ?? 0) });
  return asked.ok
    ? ({ saved: true, form: 'remove' } satisfies SaveAnswer)
    : refusedSave(asked.refusal, [], typed, 'remove');
}

export type CopyField = 'name' | 'percent';

export const copyFields = (): readonly FormField<CopyField>[] => [
  { name: 'name', label: t('price-lists.copy-name') },
  { name: 'percent', label: t('price-updates.percent') },
];

async function copyList({ request, context }: PageActionArgs, form: FormData) {
  const typed = typedValues(form);
  const { name = '', percent = '' } = typed;
  const input = {
    priceListId: idIn(request),
    name,
    percent: percent.trim() === '' ? null : percentIn(percent),
    confirmPrices: typed[CONFIRM_PRICES] === percent,
  };
  const asked = await askAsStaff(context, form, priceListPaths.copy, input);
  const lines = asked.ok ? null : asksOf(asked.refusal);
  if (lines !== null) return askAboutPrices(lines, percent, typed, 'copy');
  if (asked.ok) return redirect(`/Administration/Price-List?id=${asked.output}`);
  return refusedSave(asked.refusal, namesOf(copyFields()), typed, 'copy');
}
