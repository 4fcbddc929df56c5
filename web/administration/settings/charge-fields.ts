import { CHARGE_KINDS } from '#shop/base/money/adjustments.ts';
import type { ChargeRule } from '#shop/base/money/charges.ts';
import { message } from '#shop/base/messages/message.ts';
import { type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormEntry } from '../forms/declare-form.ts';
import { amount, amountOrNone, currencyOrNone, required, rowOrNone, word } from '../forms/form-kinds.ts';
import { seenValues } from '../forms/form-field.ts';
import { say, t } from '../staff-text.ts';

/** Empty rows below the charges, for further ones. */
const MORE_ROWS = 2;

const COLUMNS = ['kind', 'currency', 'amountMinor', 'belowMinor', 'categoryId'] as const;
type Column = (typeof COLUMNS)[number];

export const chargeCell = (row: number, column: Column) => `charges.${row}.${column}`;

/** Names of a row's fields. */
export const chargeCells = (row: number) => COLUMNS.map((column) => chargeCell(row, column));

/** Number of rows of a form with these charges. */
export const chargeRows = (charges: readonly ChargeRule[]) => charges.length + MORE_ROWS;

/** Number of rows of a submitted form. */
export const chargeRowsIn = (form: FormData) =>
  [...form.keys()].filter((name) => /^charges\.\d+\.kind$/.test(name)).length;

type ChargeEntries = Record<string, FormEntry<never, unknown>>;

/** Fields of the charges (D60), a row each. */
export function chargeFields(rows: number): ChargeEntries {
  return Object.assign({}, ...Array.from({ length: rows }, (_, row) => named(row, rowEntries(row))));
}

function named(row: number, entries: Record<Column, FormEntry<never, unknown>>): ChargeEntries {
  return Object.fromEntries(COLUMNS.map((column) => [chargeCell(row, column), entries[column]]));
}

function rowEntries(row: number) {
  const label = (column: Column) => () => t(`settings.charge-${column}`, { number: row + 1 });
  const kind = word(label('kind'), CHARGE_KINDS, (each) => say(message(`rule.totals.${each}`)), {
    none: 'settings.charge-none',
  });
  const below = { hint: 'settings.charge-below-hint' } as const;
  return {
    kind: { ...kind, read: (text, texts) => readKind(row, text, texts) },
    currency: { ...required(currencyOrNone(label('currency'))), fresh: '1' },
    amountMinor: inUse(row, (currency) => amount(label('amountMinor'), currency)),
    belowMinor: inUse(row, (currency) => amountOrNone(label('belowMinor'), currency, below)),
    categoryId: rowOrNone(label('categoryId'), { none: 'settings.charge-any-part' }),
  } satisfies Record<Column, FormEntry<never, unknown>>;
}

/** A stored charge is removed by choosing no kind; amounts of a new one without a kind are refused. */
function readKind(row: number, text: string, texts: FormValues) {
  const isTyped = (['amountMinor', 'belowMinor'] as const).some(
    (column) => (texts[chargeCell(row, column)] ?? '') !== '',
  );
  const isStored = (seenValues(texts)[chargeCell(row, 'kind')] ?? '') !== '';
  return text === '' && isTyped && !isStored ? { refusal: message('staff-rule.charge-kind') } : { value: text };
}

/** An amount of a row in the row's currency; not read in a row that is no charge. */
function inUse<Value>(
  row: number,
  entryIn: (currency: CurrencyId | null) => FormEntry<number | null, Value>,
): FormEntry<number | null, Value | null> {
  return {
    ...entryIn(null),
    read: (text, texts) => {
      if ((texts[chargeCell(row, 'kind')] ?? '') === '') return { value: null };
      const currency = Number(texts[chargeCell(row, 'currency')]);
      return entryIn(isCurrencyId(currency) ? currency : null).read(text, texts);
    },
  };
}

/** Stored charges by the names of their fields. */
export function chargeValues(charges: readonly ChargeRule[]): Record<string, unknown> {
  return Object.fromEntries(
    charges.flatMap((charge, row) => COLUMNS.map((column) => [chargeCell(row, column), charge[column]])),
  );
}

/** The charges among the values of a form, each with its row; a row without a kind is no charge. */
export function chargesIn(values: Readonly<Record<string, unknown>>, rows: number) {
  return Array.from({ length: rows }, (_, row) => {
    const cells = Object.fromEntries(COLUMNS.map((column) => [column, values[chargeCell(row, column)]]));
    return { row, cells };
  })
    .filter(({ cells }) => cells['kind'] !== '')
    .map(({ row, cells }) => ({ row, charge: cells as object as ChargeRule })); // read by its fields, and checked by the call
}
