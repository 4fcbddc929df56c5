import { PageLink } from '../../design/page-link.tsx';
import type { FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Picture } from '../../design/picture.tsx';
import { Icon } from '../../design/icon.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { useShell } from '../../shell/shell.ts';
import { useCheckoutText } from './checkout-text.ts';
import { LinesTable } from '../order/lines-table.tsx';
import { AddressSection } from './address-section.tsx';
import type { CheckoutTrouble } from './checkout-action.ts';
import type { CheckoutFormView } from './checkout-view.ts';
import { focusNextOnEnter } from './focus-next-on-enter.ts';
import { EnclosureFields } from './enclosure-fields.tsx';
import { OrderFieldsPart } from './order-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import styles from './checkout-form.module.css';
import type { CartLine } from '#shop/trade/cart/cart.ts';
import type { CheckoutQuote } from '#shop/trade/orders/paths.ts';

const MAX_PURCHASE_ORDER_NUMBER_LENGTH = 50;

interface CheckoutFormProps {
  view: CheckoutFormView;
  quote: CheckoutQuote;
  trouble: CheckoutTrouble | undefined;
}

/** The whole checkout as one form: every button sends all of it, so that no input is lost. */
export function CheckoutForm({ view, quote, trouble }: CheckoutFormProps) {
  const t = useCheckoutText();
  const isIdle = useNavigation().state === 'idle';
  // A covered page can't take the focus.
  const form = useFirstErrorFocus<HTMLFormElement>(isIdle ? trouble : undefined);
  const requote = useRequote();
  useCheckoutDraft(form);
  const { orderingFor } = useShell();
  const { cart, choices } = view;
  const invalidCoupon = quote.coupon !== null && quote.coupon.refusal !== null ? quote.coupon : null;
  return (
    <Form
      ref={form}
      method="post"
      action="/checkout"
      noValidate
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={requote.onSubmit}
    >
      {/* The default button for Enter: the first of the form. It saves the input and never orders. */}
      <button type="submit" name="intent" value="requote" hidden>
        {t('checkout.coupon-apply')}
      </button>
      <input type="hidden" name="cart" value={cart.guid} />
      <input type="hidden" name="total" value={quote.totalMinor} />
      {quote.tax === undefined ? null : (
        <input type="hidden" name="total-with-tax" value={quote.tax.totalWithTaxMinor} />
      )}
      <input type="hidden" name="applied-coupon" value={quote.coupon?.refusal === null ? quote.coupon.code : ''} />
      {invalidCoupon === null ? null : <input type="hidden" name="invalid-coupon" value={invalidCoupon.code} />}

      <AddressSection view={view} trouble={trouble} onChoose={requote.now} />

      <section className={styles.section}>
        <div className="grid cells-16 gap-0-5">
          <TextField
            label={t('checkout.po')}
            name="po"
            defaultValue={choices.purchaseOrderNumber}
            error={trouble?.order.errors.purchaseOrderNumber}
            maxLength={MAX_PURCHASE_ORDER_NUMBER_LENGTH}
            autoComplete="off"
            enterKeyHint="next"
            onKeyDown={focusNextOnEnter}
            required
          />
          <OrderFieldsPart rules={view.fieldRules} typed={choices.fields} errors={trouble?.order.errors ?? {}} />
          <div className={styles.coupon}>
            <TextField
              label={t('checkout.coupon')}
              name="coupon"
              defaultValue={choices.couponCode}
              error={invalidCoupon?.refusal ?? trouble?.order.errors.couponCode}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <Button type="submit" kind="secondary" name="intent" value="requote">
              {t('checkout.coupon-apply')}
            </Button>
            <output className={styles.applied}>
              {quote.coupon?.refusal === null ? (
                <>
                  <Icon shape="check" />
                  {t('checkout.coupon-applied', { code: quote.coupon.code })}
                </>
              ) : null}
            </output>
          </div>
        </div>
        {quote.approval === null && orderingFor === null ? (
          <EnclosureFields note={choices.note} errors={trouble?.order.errors ?? {}} />
        ) : null}
      </section>

      <OrderSummary view={view} quote={quote} trouble={trouble} />
      <OrderedItems cart={cart} />
    </Form>
  );
}

/** The lines of the order, with picture, price and dates, as they will be ordered. */
function OrderedItems({ cart: { lines, currency } }: Pick<CheckoutFormView, 'cart'>) {
  const t = useCheckoutText();
  return (
    <section className={styles.items}>
      <h2>
        {t('checkout.your-order')} <small className="soft">{t('checkout.lines', { count: lines.length })}</small>
      </h2>
      <LinesTable caption={t('checkout.items')} currency={currency} lines={lines} pictureOf={pictureOf} />
      <PageLink href="/basket" className="off-paper">
        {t('checkout.change-basket')}
      </PageLink>
    </section>
  );
}

/** Small picture of a line's part. */
function pictureOf({ imageHash, cloudImageUrl }: CartLine) {
  return (
    <Picture
      folder="products"
      hash={imageHash}
      cloudUrl={cloudImageUrl}
      alt=""
      sizes="3rem"
      width={48}
      height={48}
      widest={240}
    />
  );
}

/** Requests the figures for the current choices, without leaving the screen. */
function useRequote() {
  const submit = useSubmit();
  const now = (form: HTMLFormElement | null) => {
    if (form === null) return;
    const data = new FormData(form);
    data.set('intent', 'requote');
    data.delete('po-file'); // sent once, with the order
    void submit(data, {
      method: 'post',
      encType: 'multipart/form-data',
      action: '/checkout',
      replace: true,
      preventScrollReset: true,
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'requote') return;
    event.preventDefault();
    now(event.currentTarget);
  };
  return { now, onSubmit };
}
