import { readLadder } from '#shop/catalogue/price-lists/ladder-text.ts';
import type { BreakDraft, StaffPriceList } from '#shop/catalogue/price-lists/paths.ts';
import { declareForm, type FormEntry, sentAs } from '../forms/declare-form.ts';
import {
  currencyOrNone,
  day,
  ids,
  line,
  lines,
  percentOrNone,
  rowOrNone,
  tick,
  wholeOrNone,
} from '../forms/form-kinds.ts';

type Company = StaffPriceList['companies'][number];
type Group = StaffPriceList['groups'][number];

/** The head of a price list, and its recipients (K1). */
export const priceListForm = declareForm({
  name: line('price-lists.name', { hint: 'price-lists.name-hint', input: { maxLength: 100 } }),
  title: line('price-lists.buyers-title', { hint: 'price-lists.buyers-title-hint', input: { maxLength: 100 } }),
  currencyId: currencyOrNone('price-lists.currency', { none: 'price-lists.percentages' }),
  startsOn: day('price-lists.starts', { hint: 'price-lists.day-hint' }),
  endsOn: day('price-lists.ends', { hint: 'price-lists.ends-hint' }),
  minQuantity: wholeOrNone('price-lists.min-quantity', { hint: 'price-lists.quantity-hint' }),
  packSize: wholeOrNone('price-lists.pack-size', { hint: 'price-lists.quantity-hint' }),
  exclusive: tick('price-lists.exclusive'),
  countsWidthsTogether: tick('price-lists.widths-together'),
  archived: tick('price-lists.archived'),
  everybody: tick('price-lists.everybody'),
  companies: sentAs(
    'companyIds',
    ids('price-lists.companies', 4, ({ companyId, companyName }: Company) => [companyId, companyName], {
      hint: 'price-lists.companies-hint',
    }),
  ),
  groups: sentAs(
    'groupIds',
    ids('price-lists.groups', 4, ({ groupId, groupName }: Group) => [groupId, groupName], {
      hint: 'price-lists.companies-hint',
    }),
  ),
});

/** Quantity breaks, as '1: 27.50'; null: the price ends. */
const breaks: FormEntry<string, BreakDraft[] | null> = {
  ...lines('price-lists.breaks', 3, { hint: 'price-lists.breaks-hint' }),
  read: (text) => {
    const read = readLadder(text, null);
    if ('refusal' in read) return read;
    return { value: read.ladder.length === 0 ? null : read.ladder.map(breakDraft) };
  },
};

function breakDraft(each: { from: number; minor: number } | { from: number; discount: number }): BreakDraft {
  return 'minor' in each
    ? { fromQuantity: each.from, unitPriceMinor: each.minor }
    : { fromQuantity: each.from, discountPercent: each.discount / 100 };
}

/** A price of a type, a category or all parts from a day on; those of single parts are in the grid. */
export const priceForm = declareForm({
  typeId: rowOrNone('price-lists.type', { none: 'price-lists.no-choice' }),
  categoryId: rowOrNone('price-lists.category', { none: 'price-lists.no-choice' }),
  startsOn: day('price-lists.from-day', { hint: 'why-price.day-hint' }),
  breaks,
});

/** Copy of a list, with its prices raised by a percentage. */
export const copyForm = declareForm({
  name: line('price-lists.copy-name', { hint: 'price-lists.copy-hint', input: { maxLength: 100 } }),
  percent: percentOrNone('price-updates.percent', { hint: 'price-lists.copy-percent' }),
});
