import { useLoaderData } from 'react-router';
import { pastDocumentUrl, pastOrderPaths, type PastOrderDetails } from '#shop/trade/past-orders/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { usePastOrdersText } from '../past-orders-text.ts';

export function loader({ request, context }: PageArgs): Promise<PastOrderDetails> {
  const pastOrderId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(pastOrderPaths.read, { pastOrderId });
}

/** One order of the earlier shop, as it was (Q2). */
export function Component() {
  const t = usePastOrdersText();
  const order = useLoaderData<typeof loader>();
  const title = t('past-orders.one', { number: order.number });
  return (
    <AccountFrame>
      <Head title={title} />
      <p>
        <PageLink href="/Earlier-Orders">{t('past-orders.title')}</PageLink>
      </p>
      <h1>{title}</h1>
      <About order={order} />
      <Lines order={order} />
      <Shipments order={order} />
      <Documents order={order} />
      <OrderAgain order={order} />
    </AccountFrame>
  );
}

function About({ order }: { order: PastOrderDetails }) {
  const t = usePastOrdersText();
  const { day, money } = useFigures();
  const amounts = [
    ['past-orders.goods', order.goodsMinor],
    ['past-orders.discount', order.discountMinor],
    ['past-orders.delivery', order.deliveryMinor],
    ['past-orders.tax', order.taxMinor],
    ['past-orders.total', order.totalMinor],
  ] as const;
  const texts = [
    ['past-orders.po', order.purchaseOrderNumber],
    ['past-orders.state', order.state],
    ['past-orders.address', order.deliveryAddress.replaceAll('\n', ', ')],
  ] as const;
  return (
    <Facts>
      <Fact label={t('past-orders.date')}>{day(order.placedOn)}</Fact>
      {texts.map(([label, text]) =>
        text === '' ? null : (
          <Fact key={label} label={t(label)}>
            {text}
          </Fact>
        ),
      )}
      {amounts.map(([label, minor]) =>
        minor === null ? null : (
          <Fact key={label} label={t(label)}>
            {money(minor, order.currencyId)}
          </Fact>
        ),
      )}
    </Facts>
  );
}

function Lines({ order: { lines, currencyId } }: { order: PastOrderDetails }) {
  const t = usePastOrdersText();
  const { money } = useFigures();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('past-orders.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('past-orders.part')}</th>
          <th scope="col" className="figure">
            {t('past-orders.price')}
          </th>
          <th scope="col" className="figure">
            {t('past-orders.quantity')}
          </th>
          <th scope="col" className="figure">
            {t('past-orders.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <th scope="row" data-label={t('past-orders.part')}>
              {line.partNumber} {line.isSold ? null : <small>({t('past-orders.gone')})</small>}
              <div>{line.description}</div>
            </th>
            <td data-label={t('past-orders.price')} className="figure">
              {line.unitPriceMinor === null ? '' : money(line.unitPriceMinor, currencyId)}
            </td>
            <td data-label={t('past-orders.quantity')} className="figure">
              {line.quantity}
            </td>
            <td data-label={t('past-orders.total')} className="figure">
              {line.lineTotalMinor === null ? '' : money(line.lineTotalMinor, currencyId)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shipments({ order: { shipments } }: { order: PastOrderDetails }) {
  const t = usePastOrdersText();
  const { day } = useFigures();
  if (shipments.length === 0) return null;
  return (
    <>
      <h2>{t('past-orders.shipments')}</h2>
      <ul>
        {shipments.map(({ sentOn, carrier, trackingNumber, contents }, at) => (
          <li key={at}>{[day(sentOn), carrier, trackingNumber, contents].filter((word) => word !== '').join(', ')}</li>
        ))}
      </ul>
    </>
  );
}

function Documents({ order: { documents } }: { order: PastOrderDetails }) {
  const t = usePastOrdersText();
  const { day } = useFigures();
  if (documents.length === 0) return null;
  return (
    <>
      <h2>{t('past-orders.documents')}</h2>
      <ul>
        {documents.map(({ documentId, kind, issuedOn, fileName }) => (
          <li key={documentId}>
            <a href={pastDocumentUrl(documentId)}>{kind}</a>
            {', '}
            {[issuedOn === null ? '' : day(issuedOn), fileName].filter((word) => word !== '').join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sends the parts that are still sold to the quick order, which shows them at today's prices. */
function OrderAgain({ order: { lines } }: { order: PastOrderDetails }) {
  const t = usePastOrdersText();
  const sold = lines.filter(({ isSold, quantity }) => isSold && quantity > 0);
  if (sold.length === 0) return <p>{t('past-orders.none-sold')}</p>;
  return (
    <PostForm action="/Quick-Order" intent="check">
      <input
        type="hidden"
        name="text"
        value={sold.map(({ partNumber, quantity }) => `${partNumber}\t${quantity}`).join('\n')}
      />
      <p>{t('past-orders.again-hint')}</p>
      <Button type="submit">{t('past-orders.again')}</Button>
    </PostForm>
  );
}
