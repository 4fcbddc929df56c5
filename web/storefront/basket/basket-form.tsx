import { taxNote } from '#shop/base/kernel/tax-note.ts';
import { useSending } from '../../forms/use-sending.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Form } from 'react-router';
import type { Cart } from '#shop/trade/cart/cart.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import { adjustmentLabel } from '#shop/base/money/adjustments.ts';
import { meetsMinimumSpend, minimumSpendMessage, minimumSpendToGo } from '#shop/catalogue/pricing/totals.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { useShell } from '../../shell/shell.ts';
import { useFigures } from '../../texts/texts.tsx';
import { BasketLine } from './basket-line.tsx';
import type { BasketMessages } from './change-basket.ts';
import { expectedGoods, usePendingChanges } from './pending-changes.ts';
import { useBasketText } from './basket-text.ts';
import styles from './basket-form.module.css';
import { useSay } from '../../texts/say.tsx';

interface BasketFormProps {
  cart: Cart;
  /** null: no press is chosen. */
  judged: JudgedParts | null;
  messages: BasketMessages | undefined;
}

/** The whole basket as one form, so that it works without script too. */
export function BasketForm({ cart, judged, messages }: BasketFormProps) {
  const t = useBasketText();
  const form = useFirstErrorFocus<HTMLFormElement>(messages);
  const pending = usePendingChanges();
  const { reduced } = useShell();
  return (
    <Form ref={form} method="post" action="/basket" className={styles.form}>
      {/* The default button for Enter: the first of the form, which saves and removes nothing. */}
      <button type="submit" name="intent" value="update" hidden>
        {t('basket.update')}
      </button>
      <input type="hidden" name="cart" value={cart.guid} />
      <div>
        {messages?.notice == null ? null : <Notice kind="bad">{messages.notice}</Notice>}
        <table className={styles.lines}>
          <caption className="visually-hidden">{t('basket.items')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('basket.product')}</th>
              <th scope="col">{t('basket.price')}</th>
              <th scope="col">{t('basket.quantity')}</th>
              <th scope="col">{t('basket.subtotal')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('basket.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {cart.lines.map((line) => (
              <BasketLine
                key={line.id}
                cart={cart}
                line={line}
                judged={judged}
                pending={pending}
                errors={messages?.errors ?? {}}
              />
            ))}
          </tbody>
        </table>
        <noscript>
          <p>
            <Button type="submit" kind="secondary" name="intent" value="update">
              {t('basket.update')}
            </Button>
          </p>
        </noscript>
        <p className="faint">{t('basket.total-note')}</p>
        <div className={styles.tools}>
          <PageLink href={reduced ? '/' : '/search'}>{t('basket.continue')}</PageLink>
          <PageLink href="/List-Add?basket=1">{t('basket.to-list')}</PageLink>
          <PageLink href="/Quote-Request?basket=1">{t('basket.ask-price')}</PageLink>
          <PageLink href="/Basket.csv">{t('basket.csv')}</PageLink>
          <button type="submit" name="intent" value="empty" className="text-button">
            {t('basket.empty-all')}
          </button>
        </div>
      </div>
      <BasketSummary cart={cart} goodsMinor={expectedGoods(cart, pending)} />
    </Form>
  );
}

/** Totals and the next step; disabled below the minimum spend (B4). */
function BasketSummary({ cart, goodsMinor }: { cart: Cart; goodsMinor: number }) {
  const t = useBasketText();
  const { money } = useFigures();
  const say = useSay();
  const { notices } = useShell();
  const saving = useSending('checkout');
  const isEnough = meetsMinimumSpend(goodsMinor, cart.minimumSpendMinor);
  return (
    <section className={styles.summary} aria-label={t('basket.total')}>
      <p className={styles.total}>
        <span>{t('basket.total')}</span>
        <output>{money(goodsMinor, cart.currency)}</output>
      </p>
      {cart.charges.map(({ kind, amountMinor }) => (
        <p key={kind}>
          {say(adjustmentLabel(kind))} {money(amountMinor ?? 0, cart.currency)}
        </p>
      ))}
      {notices.taxOnScreens !== 'silent' ? <p className="faint">{t(taxNote(cart.currency))}</p> : null}
      <output id="minimum-spend" className={styles.minimum}>
        {isEnough
          ? null
          : [
              minimumSpendMessage(cart.minimumSpendMinor),
              minimumSpendToGo(goodsMinor, cart.minimumSpendMinor, cart.currency),
            ].map((wording) => (
              <span key={wording.key} className="own-line">
                {say(wording)}
              </span>
            ))}
      </output>
      <Button
        type="submit"
        name="intent"
        value="checkout"
        disabled={!isEnough}
        busy={saving && t('basket.saving')}
        aria-describedby="minimum-spend"
      >
        {t('basket.proceed')}
      </Button>
      <p className="off-paper">
        <PageLink href="/Ask-For-Parts?to=purchasing">{t('basket.ask-purchasing')}</PageLink>
      </p>
    </section>
  );
}
