import { useOrderPageText } from './order-page-text.ts';
import { Promised } from '../promise/promised.tsx';
import styles from './delivery-panel.module.css';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
import { useFigures } from '../../texts/texts.tsx';

const partOf = ({ productName, variantDetails }: { productName: string; variantDetails: string | null }) =>
  variantDetails === null ? productName : `${productName}, ${variantDetails}`;

/** State of the order with its dates, the shipments with their tracking, and the lines on back-order (L3). */
export function DeliveryPanel({ delivery, order, timeline, store }: ProgressBarProps) {
  const { state, lines, shipments } = delivery;
  const t = useOrderPageText();
  const { day } = useFigures();
  const left = lines.filter((line) => line.left > 0);
  const isToldWhatIsLeft = shipments.length > 0 ? left.length > 0 : left.some(({ missing }) => missing > 0);
  return (
    <section className={styles.panel} aria-labelledby="way-title">
      <h2 id="way-title">{t('way.title')}</h2>
      <ProgressBar delivery={delivery} order={order} timeline={timeline} store={store} />
      <p>{t(`way.state.${state}`)}</p>
      <div className={styles.shipments}>
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
            <ul>
              {shipment.lines.map((line) => (
                <li key={line.orderLineId}>
                  {t('way.shipment-line', { quantity: line.quantity, part: partOf(line) })}
                </li>
              ))}
            </ul>
            {shipment.note === '' ? null : <p className={styles.note}>{shipment.note}</p>}
            <a href={`/Delivery-Note.pdf?shipment=${shipment.id}`}>{t('way.delivery-note')}</a>
          </div>
        ))}
        {isToldWhatIsLeft ? (
          <div>
            <h3>{t('way.left')}</h3>
            <ul>
              {left.map((line) => (
                <li key={line.orderLineId}>
                  {t(line.missing > 0 ? 'way.left-missing' : 'way.shipment-line', {
                    quantity: line.left,
                    part: partOf(line),
                    missing: line.missing,
                  })}
                  {line.promise === null ? null : <Promised promise={line.promise} />}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
