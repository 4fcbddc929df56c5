import { ORDER_FIELD_NAMES, orderFields } from '#shop/people/accounts/order-fields.ts';
import type { ReactNode } from 'react';
import { legalPath } from '#shop/base/kernel/legal-kind.ts';
import { quotationNumber } from '#shop/base/kernel/quotation-number.ts';
import type { Order, OrderLine } from '#shop/trade/orders/order.ts';
import type { OrderVersion } from '#shop/trade/order-versions/order-version.ts';
import { describeChange } from '#shop/trade/order-versions/describe-change.ts';
import type { Store } from '#shop/base/settings/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useSay } from '../../texts/say.tsx';
import { useFigures } from '../../texts/texts.tsx';
import { LinesTable } from './lines-table.tsx';
import { OfficeContacts } from './office-contacts.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrderText } from './order-text.ts';
import styles from './order-sheet.module.css';

interface OrderSheetProps {
  order: Order;
  store: Store;
  /** Small picture of a line's part; undefined: none. On the screen only. */
  pictureOf?: (line: OrderLine) => ReactNode;
  /** Address of a quotation, by default the buyer's. */
  quoteHref?(this: void, quotationId: number): string;
}

/**
 * One order as a sheet of paper, on the screen and in print, shared by the thank-you page, the order page and the
 * administration (A27).
 */
export function OrderSheet({ order, store, pictureOf, quoteHref = (id) => `/Quote?id=${id}` }: OrderSheetProps) {
  const t = useOrderText();
  const { money, day } = useFigures();
  return (
    <article className={styles.sheet} aria-label={t('order.sheet')}>
      <header className={styles.head}>
        <div>
          <span className="block">
            <Logo />
          </span>
          <p className="soft flush">{store.tagline}</p>
        </div>
        <dl className={styles.reference}>
          <Fact label={t('order.reference')}>{order.reference}</Fact>
          <Fact label={t('order.date')}>{day(new Date(order.placedAt), store.timeZone)}</Fact>
        </dl>
      </header>

      {order.version === null ? null : <Version order={order} version={order.version} timeZone={store.timeZone} />}
      <div className={styles.parties}>
        <section>
          <h2>{t('order.customer')}</h2>
          <dl>
            <Fact label={t('order.first-name')}>{order.firstName}</Fact>
            <Fact label={t('order.surname')}>{order.surname}</Fact>
            <Fact label={t('order.company')}>{order.company}</Fact>
          </dl>
        </section>
        <section>
          <h2>{t('order.delivery-address')}</h2>
          <p className="as-typed">{order.deliveryAddress}</p>
        </section>
        <section>
          <h2>{t('order.preferences')}</h2>
          <dl>
            {order.discountMinor === 0 ? null : (
              <Fact label={t('order.coupon')}>
                {t('order.coupon-amount', {
                  code: order.couponCode ?? '',
                  amount: money(order.discountMinor, order.currency),
                })}
              </Fact>
            )}
            {order.placedByStaff === null ? null : (
              <Fact label={t('order.placed-by')}>
                {t('order.placed-by-text', {
                  staff: order.placedByStaff,
                  member: `${order.firstName} ${order.surname}`,
                })}
              </Fact>
            )}
            <Fact label={t('order.po-number')}>{order.purchaseOrderNumber}</Fact>
            <Payment order={order} />
            {order.quotationId === undefined ? null : (
              <Fact label={t('order.quotation')}>
                <PageLink href={quoteHref(order.quotationId)}>{quotationNumber(order.quotationId)}</PageLink>
              </Fact>
            )}
            {ORDER_FIELD_NAMES.map((name) =>
              order[name] === null ? null : (
                <Fact key={name} label={t(`order.${orderFields[name].key}`)}>
                  {orderFields[name].kind === 'day'
                    ? day(order[name])
                    : orderFields[name].kind === 'shipping'
                      ? t('promise.ship-complete')
                      : order[name]}
                </Fact>
              ),
            )}
          </dl>
        </section>
      </div>

      <LinesTable caption={t('order.items')} currency={order.currency} lines={order.lines} pictureOf={pictureOf} />
      <div className="sums">
        <OrderTotals figures={order} couponCode={order.couponCode} taxOnScreens={store.taxOnScreens} />
      </div>
      <OfficeContacts offices={store.offices} />
      {store.bankDetails === '' ? null : <p className="small as-typed">{store.bankDetails}</p>}
      {store.legalPages.length === 0 ? null : (
        <p className="row gap-1-4 small">
          {store.legalPages.map((kind) => (
            <PageLink key={kind} href={legalPath(kind)}>
              {t(`legal.${kind}`)}
            </PageLink>
          ))}
        </p>
      )}
    </article>
  );
}

/** Terms of payment as agreed with the order (L6). */
function Payment({ order: { paymentDays, paymentTerms } }: { order: Order }) {
  const t = useOrderText();
  const parts = [paymentDays === null ? '' : t('order.payment-days', { days: paymentDays }), paymentTerms ?? ''];
  const terms = parts.filter((part) => part !== '').join(' · ');
  return terms === '' ? null : <Fact label={t('order.payment')}>{terms}</Fact>;
}

/** Revision of the order, with its changes (L5). */
function Version({ order, version, timeZone }: { order: Order; version: OrderVersion; timeZone: string }) {
  const t = useOrderText();
  const { day } = useFigures();
  const say = useSay();
  return (
    <section className={styles.version}>
      <h2>{t('order.version', { number: version.number, day: day(new Date(version.madeAt), timeZone) })}</h2>
      <ul className="bullets">
        {version.changes.map((change) => (
          <li key={`${change.what} ${change.part ?? ''}`}>{say(describeChange(change, order))}</li>
        ))}
      </ul>
      {version.why === '' ? null : <p>{version.why}</p>}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
