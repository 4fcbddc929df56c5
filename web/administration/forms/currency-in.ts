import { type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';

/** Currency of a form's amounts, from its hidden field; it only decides which sign an amount may have. */
export function currencyIn(form: FormData): CurrencyId {
  const currency = Number(form.get('currency'));
  return isCurrencyId(currency) ? currency : 1;
}
