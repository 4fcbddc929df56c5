import type { ReactNode } from 'react';
import { useOrderPageText } from './order-page-text.ts';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import { Availability } from '../promise/availability.tsx';
import type { DeliveryLine } from '#shop/trade/fulfilment/paths.ts';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
import { useFigures } from '../../texts/texts.tsx';

const partOf = ({ productName, variantDetails }: { productName: string; variantDetails: string | null }) =>
  variantDetails === null ? productName : `${productName}, ${variantDetails}`;

/** State of the order with its dates, the shipments with their tracking, and what is still to ship (L3). */
export function DeliveryPanel({ delivery, order, timeline, store }: ProgressBarProps) {
  const { state, lines, shipments } = delivery;
  const t = useOrderPageText();
  const { day } = useFigures();
  const left = lines.filter((line) => line.left > 0);
  const isLeftShown = shipments.length > 0 ? left.length > 0 : left.some(({ missing }) => missing > 0);
  return (
    <section className="panel off-paper padded anywhere small-heads tight" aria-labelledby="way-title">
      <h2 id="way-title">{t('way.title')}</h2>
      <ProgressBar delivery={delivery} order={order} timeline={timeline} store={store} />
      <p>{t(`way.state.${state}`)}</p>
      {order.waitsForCredit ? <p>{t('way.waits-for-credit')}</p> : null}
      <div className="grid gap-0-5 cells-18">
        {shipments.map((shipment) => (
          <div key={shipment.id}>
            <h3>{t('way.shipment', { position: shipment.position, day: day(shipment.shippedOn) })}</h3>
            <p>
              {shipment.carrierName}{' '}
              {shipment.trackingLink === null ? (
                shipment.trackingNumber
              ) : (
                <a href={shipment.trackingLink} target="_blank" rel="noopener noreferrer">
                  {t('way.track', { number: shipment.trackingNumber })}
                </a>
              )}
            </p>
            <ul className="bullets">
              {shipment.lines.map((line) => (
                <li key={line.orderLineId}>
                  {t('way.shipment-line', { quantity: line.quantity, part: partOf(line) })}
                </li>
              ))}
            </ul>
            {shipment.note === '' ? null : <p className="as-typed">{shipment.note}</p>}
            <a href={`/Delivery-Note.pdf?shipment=${shipment.id}`}>{t('way.delivery-note')}</a>
          </div>
        ))}
      </div>
      {isLeftShown ? <StillToShip lines={left} /> : null}
    </section>
  );
}

/** Lines that are not shipped in full; on back-order is only what is not in stock. */
function StillToShip({ lines }: { lines: readonly DeliveryLine[] }) {
  const t = useOrderPageText();
  return (
    <table className="table compact above-3">
      <caption className="small strong">{t('way.left')}</caption>
      <tbody>
        {lines.map(({ orderLineId, productName, variantDetails, pictureUrl, left, missing, promise }) => (
          <tr key={orderLineId}>
            <td>{linePicture(pictureUrl)}</td>
            <th scope="row">
              <PartNumber>{productName}</PartNumber>
              <PartWidth>{variantDetails}</PartWidth>
            </th>
            <td className="figure">{left}</td>
            <td>
              <Availability
                promise={{
                  inStock: left - missing,
                  moreOn: promise?.moreOn ?? null,
                  weeks: promise?.weeks ?? null,
                }}
                quantity={left}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Small picture of an ordered part, if it has one. */
export function linePicture(url: string | null | undefined): ReactNode {
  return url == null ? null : <img src={url} alt="" width={48} height={48} loading="lazy" />;
}
