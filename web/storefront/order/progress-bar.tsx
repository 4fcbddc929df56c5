import { useFigures } from '../../texts/texts.tsx';
import { useOrderText } from './order-text.ts';
import styles from './progress-bar.module.css';
import { progressSteps } from './progress-steps.ts';
import type { OwnOrder } from './own-order.ts';

export type ProgressBarProps = Pick<OwnOrder, 'order' | 'delivery' | 'timeline' | 'store'>;

/** The order's steps from left to right, each with its date (L1). */
export function ProgressBar({ order, delivery, timeline, store }: ProgressBarProps) {
  const t = useOrderText();
  const { day } = useFigures();
  const steps = progressSteps({
    state: delivery.state,
    placedAt: order.placedAt,
    timeline,
    shippedOn: delivery.shipments.map(({ shippedOn }) => shippedOn),
  });
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, at, isReached, isCurrent }) => (
        <li key={state} data-reached={isReached || undefined} aria-current={isCurrent ? 'step' : undefined}>
          {t(`order.state.${state}`)}
          <span>{at === null ? '' : day(at, store.timeZone)}</span>
        </li>
      ))}
    </ol>
  );
}
