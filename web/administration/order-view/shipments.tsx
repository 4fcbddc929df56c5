import type { DeliveryLine } from '#shop/trade/fulfilment/paths.ts';
import { canBeSent } from '#shop/trade/orders/progress.ts';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { rowChoices, textsFor } from '../forms/declare-form.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { WithoutForm } from '../forms/without-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { formatDay } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import { shipmentForm, unitRows } from './order-forms.ts';
import { SHIP_PART } from './order-keys.ts';
import { NotifiedNotice } from './notified-notice.tsx';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface ShipmentsProps {
  view: OrderView;
  answer: SaveAnswer | undefined;
}

/** Shipments of the order, and the form for the next one (L3). */
export function Shipments({ view, answer }: ShipmentsProps) {
  const { shipments, state } = view.delivery;
  return (
    <Section heading={t('ship.heading')} isOffPaper>
      {shipments.length === 0 ? <p>{t('ship.none')}</p> : null}
      {shipments.map((shipment) => (
        <div key={shipment.id} className={styles.shipment}>
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
          <ul>
            {shipment.lines.map(({ orderLineId, quantity, productName, variantDetails }) => (
              <li key={orderLineId}>
                {t('ship.line', { quantity, part: [productName, variantDetails ?? []].flat().join(', ') })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {answer?.saved === true ? (
        <NotifiedNotice done={t('ship.sent')} timeline={view.timeline} kind="order-shipped" />
      ) : null}
      {canBeSent(state) ? (
        <SendForm view={view} answer={answer} />
      ) : (
        <>
          <WithoutForm answer={answer} />
          <p>{state === 'sent' ? t('ship.done') : null}</p>
        </>
      )}
    </Section>
  );
}

/** Stock hint for items to ship: they are missing, or no stock figure changes. */
function hintOf({ missing, unbooked }: DeliveryLine): string | undefined {
  const hints = [
    missing > 0 ? t('ship.missing', { missing }) : [],
    unbooked > 0 ? t('ship.unbooked', { unbooked }) : [],
  ].flat();
  return hints.length === 0 ? undefined : hints.join(' ');
}

const labelFor = ({ productName, variantDetails, left, ordered }: DeliveryLine) =>
  t('ship.part', { part: [productName, variantDetails ?? []].flat().join(', '), left, ordered });

/** The only carrier in use; several: none is preselected. */
function usualCarrier(carriers: OrderView['carriers']): string {
  const [first, ...others] = carriers;
  return first === undefined || others.length > 0 ? '' : String(first.id);
}

function SendForm({ view: { order, delivery, carriers }, answer }: ShipmentsProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const errors: FormErrors<string> = refused?.errors ?? {};
  const open = delivery.lines.filter(({ left }) => left > 0);
  const units = unitRows.of(open.map(({ orderLineId }) => orderLineId));
  const all = unitRows.stored(
    open.map(({ orderLineId, left, missing }) => [orderLineId, { quantity: left - missing }]),
  );
  const active = carriers.filter((carrier) => carrier.active);
  const filled = filledFrom(answer, { ...textsFor(units, all), carrierId: usualCarrier(active) });
  const drawUnits = drawerOf(units, filled);
  const draw = drawerOf(shipmentForm(order.currency), filled, { carrierId: rowChoices(active) });
  return (
    <details id={SHIP_PART} className={styles.part} open={refused !== undefined || undefined}>
      <summary>{t('ship.send')}</summary>
      {/* Mounted again after a shipment and after a correction, because both change what is left. */}
      <PostForm
        key={`${delivery.shipments.length} ${order.version?.number ?? 1}`}
        answer={answer}
        noValidate
        preventScrollReset
      >
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        {errors['lines'] === undefined ? null : <Notice kind="bad">{say(errors['lines'])}</Notice>}
        <input type="hidden" name="currency" value={order.currency} />
        <fieldset className={styles.quantities}>
          <legend className="visually-hidden">{t('ship.send')}</legend>
          {open.map((each) =>
            drawUnits(unitRows.cell(each.orderLineId, 'quantity'), {
              label: labelFor(each),
              hint: hintOf(each),
              max: each.left,
            }),
          )}
          {draw('carrierId')}
          {draw('trackingNumber')}
          {draw('shippedOn')}
          {order.deliveryMinor === null ? draw('deliveryMinor') : null}
          {draw('note')}
        </fieldset>
        <div className={styles.steps}>
          <StepButton kind="primary" ask="ship" label={t('ship.send')} />
          <StepButton ask="ship-all" label={t('ship.send-all')} />
        </div>
      </PostForm>
    </details>
  );
}
