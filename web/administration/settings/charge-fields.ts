import { CHARGE_KINDS } from '#shop/base/money/adjustments.ts';
import type { ChargeRule } from '#shop/base/money/charges.ts';
import { message } from '#shop/base/messages/message.ts';
import { type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';
import { declareForm, type FormEntry, type TextOf } from '../forms/declare-form.ts';
import { amount, amountOrNone, currencyOrNone, required, rowOrNone, word } from '../forms/form-kinds.ts';
import { seenValues } from '../forms/form-field.ts';
import { declareRows } from '../forms/form-rows.ts';
import { say, t } from '../staff-text.ts';

/** Empty rows below the charges, for further ones. */
const MORE_ROWS = 2;

/** Numbers of the rows of a form with these charges. */
export const chargeNumbers = (charges: readonly ChargeRule[]) => [...Array(charges.length + MORE_ROWS).keys()];

/** Charges (D60). */
export const chargeRows = declareRows('charges.', (row) => {
  const label = (column: keyof ChargeRule) => () => t(`settings.charge-${column}`, { number: Number(row) + 1 });
  const kind = word(label('kind'), CHARGE_KINDS, (each) => say(message(`rule.totals.${each}`)), {
    none: 'settings.charge-none',
  });
  const below = { hint: 'settings.charge-below-hint' } as const;
  return declareForm({
    kind: { ...kind, read: (text, textOf) => readKind(text, textOf, `charges.${row}.kind`) },
    currency: { ...required(currencyOrNone(label('currency'))), fresh: '1' },
    amountMinor: inUse((currency) => amount(label('amountMinor'), currency)),
    belowMinor: inUse((currency) => amountOrNone(label('belowMinor'), currency, below)),
    categoryId: rowOrNone(label('categoryId'), { none: 'settings.charge-any-part' }),
  });
});

/** A stored charge is removed by choosing no kind; amounts of a new one without a kind are refused. */
function readKind(text: string, textOf: TextOf, field: string) {
  const isTyped = textOf('amountMinor') !== '' || textOf('belowMinor') !== '';
  const isStored = (seenValues({ seen: textOf('seen') })[field] ?? '') !== '';
  return text === '' && isTyped && !isStored ? { refusal: message('staff-rule.charge-kind') } : { value: text };
}

/** An amount of a row in the row's currency; not read in a row that is no charge. */
function inUse<Value>(
  entryIn: (currency: CurrencyId | null) => FormEntry<number | null, Value>,
): FormEntry<number | null, Value | null> {
  return {
    ...entryIn(null),
    read: (text, textOf) => {
      if (textOf('kind') === '') return { value: null };
      const currency = Number(textOf('currency'));
      return entryIn(isCurrencyId(currency) ? currency : null).read(text, textOf);
    },
  };
}

/** The charges of these rows among the values of a form. */
export const chargesIn = (values: Readonly<Record<string, unknown>>, rows: readonly string[]) =>
  chargeRows.valuesIn(values, rows) as object[] as ChargeRule[]; // checked by the call
