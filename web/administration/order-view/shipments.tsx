import { Section } from '../../design/section.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import type { OrderView } from './read-order.ts';

/** Shipments of the order, each with its delivery note (L3). */
export function Shipments({ view }: { view: OrderView }) {
  const { shipments, state } = view.delivery;
  if (shipments.length === 0) return null;
  return (
    <Section heading={t('ship.heading')} isOffPaper>
      {shipments.map((shipment) => (
        <div key={shipment.id} className="padded-block ruled-above">
          <p>
            <strong>{t('ship.one', { position: shipment.position, day: formatDay(shipment.shippedOn) })}</strong>{' '}
            {shipment.carrierName}{' '}
            {shipment.trackingLink === null ? (
              shipment.trackingNumber
            ) : (
              <a href={shipment.trackingLink} target="_blank" rel="noopener noreferrer">
                {t('ship.track', { number: shipment.trackingNumber })}
              </a>
            )}{' '}
            <a href={`/Delivery-Note.pdf?shipment=${shipment.id}`}>{t('ship.note-file')}</a>
          </p>
          <ul className="bullets">
            {shipment.lines.map(({ orderLineId, quantity, productName, variantDetails }) => (
              <li key={orderLineId}>
                {t('ship.line', { quantity, part: [productName, variantDetails ?? []].flat().join(', ') })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {state === 'sent' ? <p>{t('ship.done')}</p> : null}
    </Section>
  );
}
