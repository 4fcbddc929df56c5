import { Form } from 'react-router';
import { type OrderEvent, stepsFrom } from '#shop/orders/progress.ts';
import { TextField } from '../../design/field.tsx';
import { FormKey } from '../../form-key.tsx';
import { Moment } from '../moment.tsx';
import { Outcome } from '../queue/outcome.tsx';
import type { QueueAnswer } from '../queue/queue-action.ts';
import { StateBadge } from '../queue/state-badge.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { WAY_FORM } from './order-keys.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface WayProps {
  view: OrderView;
  outcome: QueueAnswer | undefined;
}

/** Where the order is, the steps from here, and what happened so far (L1). */
export function Way({ view: { order, progress, queue }, outcome }: WayProps) {
  const { state, heldByName, checkedByName, events } = progress;
  const steps = stepsFrom(state);
  return (
    <section className={styles.panel} aria-labelledby="way-heading">
      <h2 id="way-heading">{t('way.heading')}</h2>
      <p>
        <StateBadge state={state} />
      </p>
      <p>{heldByName === null ? t('way.held-by-nobody') : t('way.held-by', { name: heldByName })}</p>
      {checkedByName === null ? null : <p>{t('queue.checked-by', { name: checkedByName })}</p>}
      <Form id={WAY_FORM} method="post" preventScrollReset className={styles.steps}>
        <FormKey answer={outcome} />
        {queue?.next == null ? null : <input type="hidden" name="next" value={queue.next} />}
        {steps.length === 0 ? null : (
          <div className={styles.why}>
            <TextField label={t('way.why')} name="why" maxLength={500} autoComplete="off" />
          </div>
        )}
        {/* First, since Enter in the field above presses the first button: never a step. */}
        {heldByName === null ? (
          <StepButton ask="take" label={t('queue.take')} />
        ) : (
          <StepButton ask="lay-back" label={t('queue.lay-back')} />
        )}
        {checkedByName === null ? (
          <StepButton ask="check" label={t('way.check')} />
        ) : (
          <StepButton ask="uncheck" label={t('way.uncheck')} />
        )}
        {steps.map((step) => (
          <StepButton key={step} ask={step} label={t(`queue.step.${step}`)} />
        ))}
      </Form>
      <Outcome answer={outcome} />
      <details className={styles.why}>
        <summary>{t('way.events')}</summary>
        <ol className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              {toldOf(event, order.currency)} <Moment at={event.at} /> {event.staffName}
              {event.details.why === undefined ? null : <q>{event.details.why}</q>}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function toldOf({ kind, details }: OrderEvent, currency: OrderView['order']['currency']): string {
  switch (kind) {
    case 'placed':
      return t('way.event.placed');
    case 'state': {
      const { from = 'new', to = 'new', undoes } = details;
      const states = { from: t(`queue.state.${from}`), to: t(`queue.state.${to}`) };
      return t(undoes === undefined ? 'way.event.state' : 'way.event.undone', states);
    }
    case 'checked':
      return t(details.isChecked === true ? 'way.event.checked' : 'way.event.unchecked');
    case 'held':
      return details.holder == null ? t('way.event.free') : t('way.event.held', { name: details.holder });
    case 'shipment':
      return t('way.event.shipment');
    case 'delivery charge':
      return t('way.event.delivery', { amount: formatMoney(details.amountMinor ?? 0, currency) });
    case 'document': {
      const named = { document: details.document ?? '', number: details.number ?? '' };
      return t(details.isWithdrawn === true ? 'way.event.document-withdrawn' : 'way.event.document', named);
    }
    case 'corrected':
      return t('way.event.corrected', { version: details.version ?? 2 });
    case 'return':
      return t('way.event.return', { number: details.number ?? '', state: details.returnState ?? '' });
    case 'request':
      return t(`way.event.request-${details.requestState ?? 'open'}`, {
        wish: t(`request.wish.${details.wish ?? 'change'}`),
      });
    default:
      return kind satisfies never;
  }
}
