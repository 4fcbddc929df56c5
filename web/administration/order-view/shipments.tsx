import type { DeliveryLine } from '#shop/fulfilment/paths.ts';
import { currencies } from '#shop/kernel/money.ts';
import { canBeSent } from '#shop/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { WithoutForm } from '../forms/without-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { formatDay } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import { SHIP_PART } from './order-keys.ts';
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
      {answer?.saved === true ? <Notice kind="good">{t('ship.sent')}</Notice> : null}
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

/** The only carrier in use; several: none is preselected. */
function usualCarrier(carriers: OrderView['carriers']): string {
  const [first, ...others] = carriers.filter(({ active }) => active);
  return first === undefined || others.length > 0 ? '' : String(first.id);
}

function SendForm({ view: { order, delivery, carriers }, answer }: ShipmentsProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const typed = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const open = delivery.lines.filter(({ left }) => left > 0);
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] });
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
        <fieldset className={styles.quantities}>
          <legend className="visually-hidden">{t('ship.send')}</legend>
          {open.map((line, index) => (
            <TextField
              key={line.orderLineId}
              label={t('ship.part', {
                part: [line.productName, line.variantDetails ?? []].flat().join(', '),
                left: line.left,
                ordered: line.ordered,
              })}
              hint={hintOf(line)}
              name={`quantity.${line.orderLineId}`}
              type="number"
              min={0}
              max={line.left}
              inputMode="numeric"
              defaultValue={typed[`quantity.${line.orderLineId}`] ?? String(line.left - line.missing)}
              error={errors[`lines.${index}.quantity`]}
            />
          ))}
          <SelectField
            label={t('ship.carrier')}
            name="carrierId"
            defaultValue={typed['carrierId'] ?? usualCarrier(carriers)}
            error={errors['carrierId']}
          >
            <option value="">{t('ship.no-carrier')}</option>
            {carriers
              .filter(({ active }) => active)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          <TextField label={t('ship.tracking')} maxLength={50} autoComplete="off" {...field('trackingNumber')} />
          <TextField label={t('ship.day')} type="date" {...field('shippedOn')} />
          {order.deliveryMinor === null ? (
            <TextField
              label={t('ship.delivery', { currency: currencies[order.currency].code })}
              hint={t('ship.delivery-hint')}
              inputMode="decimal"
              {...field('deliveryMinor')}
            />
          ) : null}
          <TextAreaField label={t('ship.note')} rows={2} maxLength={500} data-buyer {...field('note')} />
        </fieldset>
        <div className={styles.steps}>
          <StepButton kind="primary" ask="ship" label={t('ship.send')} />
          <StepButton ask="ship-all" label={t('ship.send-all')} />
        </div>
      </PostForm>
    </details>
  );
}
