import { type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';

const COOKIE = 'figuresCurrency';
const KEPT_SECONDS = 365 * 24 * 3600;
const POUNDS = 2;

/** The currency of the address, else the one that was chosen last, else pounds. */
export function currencyOf(request: Request): CurrencyId {
  const cookies = (typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie) ?? '';
  const kept = new RegExp(`(?:^|; ?)${COOKIE}=(\\d)(?:;|$)`).exec(cookies)?.[1];
  const asked = new URL(request.url).searchParams.get('currency');
  const wanted = [asked, kept].map(Number).find(isCurrencyId);
  return wanted ?? POUNDS;
}

/** Remembers the chosen currency for a year. The cookie contains no personal data. */
export function keepCurrency(currency: CurrencyId): void {
  document.cookie = `${COOKIE}=${currency}; Path=/Administration; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
}
