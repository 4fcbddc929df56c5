import { stepsFrom } from '#shop/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { TextField } from '../../design/field.tsx';
import { Outcome } from '../queue/queue-outcome.tsx';
import type { QueueAnswer } from '../queue/queue-action.ts';
import { StateBadge } from '../queue/state-badge.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import { WAY_FORM } from './order-keys.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface WayProps {
  view: OrderView;
  outcome: QueueAnswer | undefined;
}

/** State of the order, and the possible steps (L1). */
export function ProgressPanel({ view: { progress, queue }, outcome }: WayProps) {
  const { state, heldByName, checkedByName } = progress;
  const steps = stepsFrom(state);
  return (
    <section className={styles.panel} aria-labelledby="way-heading">
      <h2 id="way-heading">{t('way.heading')}</h2>
      <p>
        <StateBadge state={state} />
      </p>
      <p>{heldByName === null ? t('way.held-by-nobody') : t('way.held-by', { name: heldByName })}</p>
      {checkedByName === null ? null : <p>{t('queue.checked-by', { name: checkedByName })}</p>}
      <PostForm answer={outcome} id={WAY_FORM} preventScrollReset className={styles.steps}>
        {queue?.next == null ? null : <input type="hidden" name="next" value={queue.next} />}
        {steps.length === 0 ? null : (
          <div className={styles.why}>
            <TextField label={t('way.why')} name="why" maxLength={500} autoComplete="off" />
          </div>
        )}
        {/* First, because Enter in the field above presses the first button, which must not be a step. */}
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
      </PostForm>
      <Outcome answer={outcome} />
    </section>
  );
}
