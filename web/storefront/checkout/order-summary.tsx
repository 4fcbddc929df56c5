import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Cart } from '#shop/trade/cart/cart.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import type { ApprovalNeed } from '#shop/trade/orders/approval-state.ts';
import { meetsMinimumSpend, minimumSpendMessage, minimumSpendToGo } from '#shop/catalogue/pricing/totals.ts';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { useShell } from '../../shell/shell.ts';
import { Overlay } from '../../design/overlay.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFigures, type Translate } from '../../texts/texts.tsx';
import { type CheckoutTextKey, useCheckoutText } from './checkout-text.ts';
import { OrderTotals } from '../order/order-totals.tsx';
import { AgreementBoxes } from '../agreement/agreement-boxes.tsx';
import type { CheckoutFormView } from './checkout-view.ts';
import type { CheckoutTrouble } from './checkout-action.ts';
import styles from './order-summary.module.css';
import { useSay } from '../../texts/say.tsx';
import type { Wording } from '../../texts/wording.ts';
import type { CheckoutQuote, Quote } from '#shop/trade/orders/paths.ts';
import { totalWithTax } from '#shop/base/tax/tax-figures.ts';

/** Maximum time of the overlay; then a message appears and the page is released (D12). */
const MAX_WAIT_MS = 8900; // the rest of the 9000 is for rendering

interface OrderSummaryProps {
  view: CheckoutFormView;
  quote: CheckoutQuote;
  trouble: CheckoutTrouble | undefined;
}

/** Totals, and the button that places the order (A17): beside the fields; on a phone the button stays at the foot of the window. */
export function OrderSummary({ view: { cart, agreement, fieldRules }, quote, trouble }: OrderSummaryProps) {
  const t = useCheckoutText();
  const navigation = useNavigation();
  const { approval } = quote;
  const intent = approval === null ? 'place' : 'ask';
  const placing = navigation.formData?.get('intent') === intent ? navigation.formData : undefined;
  const busy = approval === null ? t('checkout.placing') : t('checkout.asking');
  const isOverdue = useSlowWork(placing, MAX_WAIT_MS);
  const isRequoting = useSending('requote');
  const say = useSay();
  const { money } = useFigures();
  const { orderingFor, notices } = useShell();
  // Nobody can request an approval in a member's name (H7).
  const mustAsk =
    approval !== null && orderingFor !== null
      ? t('checkout.member-must-ask', { member: orderingFor.memberName })
      : null;
  const refusal = refusalOf(cart, t('checkout.cannot-order')) ?? mustAsk;
  return (
    <div className={styles.side}>
      <section className={styles.summary} aria-labelledby="cart-totals">
        <h2 id="cart-totals">{t('checkout.totals')}</h2>
        <OrderTotals
          figures={quote}
          couponCode={quote.coupon?.code ?? null}
          taxOnScreens={notices.taxOnScreens}
          busy={isRequoting}
        />
        {isOverdue ? <LateNotice /> : placing === undefined ? <TroubleNotice quote={quote} trouble={trouble} /> : null}
        {refusal === null ? null : (
          <p id="refusal" className="bad flush">
            {say(refusal)}
            {meetsMinimumSpend(cart.goodsMinor, cart.minimumSpendMinor) ? null : (
              <span className="own-line">
                {say(minimumSpendToGo(cart.goodsMinor, cart.minimumSpendMinor, cart.currency))}
              </span>
            )}
          </p>
        )}
        {approval === null || mustAsk !== null ? null : <ApprovalHint need={approval} currency={quote.currency} />}
        <PaymentTerms terms={fieldRules} />
        <CreditNotice hold={quote.creditHold} />
        {approval === null ? <AgreementBoxes need={agreement} errors={trouble?.order.errors ?? {}} /> : null}
      </section>
      <div className={styles.place}>
        <strong className={styles.sum} aria-hidden="true">
          {money(quote.totalMinor, quote.currency)}
        </strong>
        <Button
          type="submit"
          name="intent"
          value={intent}
          disabled={refusal !== null || isRequoting}
          busy={placing !== undefined && !isOverdue && busy}
          {...(refusal === null ? {} : { 'aria-describedby': 'refusal' })}
        >
          {approval === null ? t('checkout.place') : t('checkout.ask')}
        </Button>
        {placing !== undefined && !isOverdue ? <Overlay>{busy}</Overlay> : null}
      </div>
    </div>
  );
}

/** Terms of payment of the company, if it has some (L6). */
function PaymentTerms({ terms: { paymentDays, paymentTerms } }: { terms: CheckoutFormView['fieldRules'] }) {
  const t = useCheckoutText();
  const parts = [paymentDays === null ? '' : t('checkout.payment-days', { days: paymentDays }), paymentTerms];
  const terms = parts.filter((part) => part !== '').join(' · ');
  if (terms === '') return null;
  return <p>{t('checkout.payment', { terms })}</p>;
}

/** Returns why nothing can be ordered as the basket stands, or null (B4, B8). */
function refusalOf(cart: Cart, cannotOrder: string): Wording | null {
  if (!meetsMinimumSpend(cart.goodsMinor, cart.minimumSpendMinor)) return minimumSpendMessage(cart.minimumSpendMinor);
  return cart.lines.some((line) => line.refusal !== null) ? cannotOrder : null;
}

/** Reason why the order needs an approval (H3). */
function ApprovalHint({ need: { askedFor, limitMinor }, currency }: { need: ApprovalNeed; currency: CurrencyId }) {
  const t = useCheckoutText();
  const { money } = useFigures();
  const limit = limitMinor === null ? '' : money(limitMinor, currency);
  return <Notice kind="plain">{t(`checkout.approval-${askedFor}`, { limit })}</Notice>;
}

function LateNotice() {
  const t = useCheckoutText();
  return (
    <Notice kind="bad">
      <p>{t('checkout.late')}</p>
      <p>{t('checkout.late-hint')}</p>
    </Notice>
  );
}

/** Returns whether the code differs from the one of the displayed total. */
function codeChanged(coupon: Quote['coupon'], t: Translate<CheckoutTextKey>): string {
  return coupon?.refusal === null
    ? t('checkout.changed-by-code', { code: coupon.code })
    : t('checkout.changed-without-code');
}

function TroubleNotice({ quote, trouble }: Pick<OrderSummaryProps, 'quote' | 'trouble'>) {
  const t = useCheckoutText();
  const { money } = useFigures();
  if (trouble === undefined) return null;
  const { kind, order, totalBeforeMinor } = trouble;
  if (kind === 'not-reached') {
    return (
      <Notice kind="bad">
        <p>{t('checkout.not-reached')}</p>
        <p>{t('checkout.again-safe')}</p>
      </Notice>
    );
  }
  if (totalBeforeMinor !== null) {
    const { coupon } = quote;
    return (
      <Notice kind={kind === 'code-changed' ? 'plain' : 'bad'}>
        {kind === 'total-changed' ? <p>{t('checkout.changed')}</p> : <p>{codeChanged(coupon, t)}</p>}
        <dl className={styles.changed}>
          <dt>{t('checkout.changed-before')}</dt>
          <dd>{money(totalBeforeMinor, quote.currency)}</dd>
          <dt>{t('checkout.changed-now')}</dt>
          <dd>{money(totalWithTax(quote), quote.currency)}</dd>
        </dl>
        <p>{t('checkout.changed-ask')}</p>
      </Notice>
    );
  }
  return order.notice === null ? null : <Notice kind="bad">{order.notice}</Notice>;
}

/** Says before an order is placed that it will wait, with the figures (L6). */
function CreditNotice({ hold }: { hold: CheckoutQuote['creditHold'] }) {
  const t = useCheckoutText();
  const { money } = useFigures();
  if (hold === null) return null;
  const { owedMinor, limitMinor, currency } = hold;
  return (
    <Notice kind="plain">
      {t('checkout.waits-for-credit', { owed: money(owedMinor, currency), limit: money(limitMinor, currency) })}
    </Notice>
  );
}

/** Returns whether this work has been running for longer than that; undefined: nothing is running. */
function useSlowWork(work: object | undefined, afterMs: number): boolean {
  const [overdue, setOverdue] = useState<object>();
  useEffect(() => {
    if (work === undefined) return;
    const timer = setTimeout(() => setOverdue(work), afterMs);
    return () => clearTimeout(timer);
  }, [work, afterMs]);
  return work !== undefined && overdue === work;
}
