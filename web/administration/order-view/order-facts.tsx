import { ORDER_FIELD_NAMES, orderFields } from '#shop/people/accounts/order-fields.ts';
import type { PlacedOrder } from '#shop/trade/orders/order.ts';
import { quotationNumber } from '#shop/base/kernel/quotation-number.ts';
import { Fact, Facts } from '../../design/facts.tsx';
import { Section } from '../../design/section.tsx';
import type { OrderProgress } from '#shop/trade/fulfilment/paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { customerHref } from '../screen-addresses.ts';
import { Moment } from '../moment.tsx';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { AskButton } from './ask-button.tsx';
import { PurchaseOrder } from './purchase-order.tsx';

interface OrderFactsProps {
  order: PlacedOrder;
  isVatUnverified: boolean;
  creditHold: OrderProgress['creditHold'];
  answer: SaveAnswer | undefined;
}

/** Buyer, delivery address, references and purchase order of an order. */
export function OrderFacts({ order, isVatUnverified, creditHold, answer }: OrderFactsProps) {
  return (
    <>
      <Section heading={t('order.customer')} boxed>
        <Facts stacked>
          <Fact label={t('orders.company')}>
            <a href={customerHref({ guid: order.customerGuid })}>{order.company}</a>
          </Fact>
          <Fact label={t('orders.user')}>{`${order.firstName} ${order.surname}`}</Fact>
          <Fact label={t('customers.email')}>
            <a href={`mailto:${order.email}`}>{order.email}</a>
          </Fact>
          <Fact label={t('orders.date')}>
            <Moment at={order.placedAt} />
          </Fact>
          {order.placedByStaff === null ? null : <Fact label={t('queue.placed-by')}>{order.placedByStaff}</Fact>}
          {order.quotationId === undefined ? null : (
            <Fact label={t('quoted.menu')}>
              <a href={`/Administration/Quote?id=${order.quotationId}`}>{quotationNumber(order.quotationId)}</a>
            </Fact>
          )}
          {creditHold === null || order.status !== 'pending' ? null : (
            <Fact label={t('queue.credit')}>
              {t('queue.credit-hold', {
                owed: formatMoney(creditHold.owedMinor, creditHold.currency),
                limit: formatMoney(creditHold.limitMinor, creditHold.currency),
              })}
            </Fact>
          )}
          {isVatUnverified ? <Fact label={t('queue.vat')}>{t('queue.vat-title')}</Fact> : null}
          {ORDER_FIELD_NAMES.map((name) => {
            const value = order[name];
            const { key, kind } = orderFields[name];
            return value === null ? null : (
              <Fact key={name} label={t(`correct.${key}`)}>
                {kind === 'day' ? formatDay(value) : kind === 'shipping' ? t('correct.ship-complete') : value}
              </Fact>
            );
          })}
        </Facts>
        <AskButton ask="mail" answer={answer} done={t('order.mail-sent', { email: order.email })} asked={['mail']}>
          {t('order.mail-again')}
        </AskButton>
      </Section>
      <Section heading={t('correct.address')} boxed>
        <p className="as-typed anywhere">{order.deliveryAddress}</p>
      </Section>
      <Section heading={t('order.po')} boxed>
        <Facts stacked>
          <Fact label={t('orders.po')}>{order.purchaseOrderNumber}</Fact>
        </Facts>
        <PurchaseOrder key={order.id} order={order} />
      </Section>
    </>
  );
}
