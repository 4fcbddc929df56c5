import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { canBeSent, stepsFrom, type OrderStep } from '#shop/trade/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { ActionBar } from '../../design/staff/action-bar.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { pickListHref } from '../orders/order-href.ts';
import { ClearanceBadge } from '../orders/order-status-badge.tsx';
import { Outcome } from '../queue/queue-outcome.tsx';
import { checkedBefore, type QueueAnswer } from '../queue/queue-action.ts';
import { StateBadge } from '../queue/state-badge.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import type { OrderAsk } from './change-order.ts';
import { SHIP_PART, WAY_FORM } from './order-keys.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';
import { useArrivalPause } from './use-arrival-pause.ts';

interface OrderStepsProps {
  view: OrderView;
  outcome: QueueAnswer | undefined;
  answer: SaveAnswer | undefined;
}

/** Steps that end an order: they ask for the reason. */
const ENDS: readonly OrderStep[] = ['close', 'cancel'];

/** Status of the order and its next step; what ends it stands apart, because it asks for a reason (L1). */
export function OrderSteps({ view, outcome, answer }: OrderStepsProps) {
  const { progress, order, queue } = view;
  const { state, heldByName, checkedByName } = progress;
  const steps = stepsFrom(state).filter((step) => !ENDS.includes(step));
  const [next, ...later] = steps;
  const isNextToShip = next === undefined && canBeSent(state);
  const [query] = useSearchParams();
  const arrival = checkedBefore(query);
  const isPaused = useArrivalPause(arrival !== undefined);
  return (
    <>
      <ActionBar label={t('way.heading')} state={<Status view={view} />} isDisabled={isPaused}>
        <PostForm answer={outcome} id={WAY_FORM} preventScrollReset className={styles.steps}>
          {queue?.next == null ? null : <input type="hidden" name="next" value={queue.next} />}
          {next === undefined ? null : <StepButton kind="primary" ask={next} label={t(`queue.step.${next}`)} />}
          {isNextToShip ? <ButtonLink href={`#${SHIP_PART}`}>{t('ship.send')}</ButtonLink> : null}
          {later.map((step) => (
            <StepButton key={step} ask={step} label={t(`queue.step.${step}`)} />
          ))}
          {checkedByName === null ? (
            <StepButton ask="check" label={t('way.check')} />
          ) : (
            <StepButton ask="uncheck" label={t('way.uncheck')} />
          )}
          {heldByName === null ? (
            <StepButton ask="take" label={t('queue.take')} />
          ) : (
            <StepButton ask="lay-back" label={t('queue.lay-back')} />
          )}
        </PostForm>
        {order.status === 'pending' ? <StatusButton order={order} answer={answer} /> : null}
        <Papers order={order} isPicked={canBeSent(state)} />
        <More view={view} outcome={outcome} answer={answer} />
      </ActionBar>
      <Outcome answer={outcome ?? arrival} />
    </>
  );
}

function Status({ view: { order, progress } }: Pick<OrderStepsProps, 'view'>) {
  const { state, heldByName, checkedByName } = progress;
  return (
    <>
      <ClearanceBadge status={order.status} />
      <StateBadge state={state} />
      <span>{heldByName === null ? t('way.held-by-nobody') : t('way.held-by', { name: heldByName })}</span>
      {checkedByName === null ? null : <span>{t('queue.checked-by', { name: checkedByName })}</span>}
    </>
  );
}

/** Prints and files of the order. */
export function Papers({ order, isPicked }: { order: OrderView['order']; isPicked: boolean }) {
  return (
    <>
      <PrintButton kind="secondary" />
      {isPicked ? (
        <ButtonLink kind="secondary" href={pickListHref([order.id])}>
          {t('picks.open')}
        </ButtonLink>
      ) : null}
      <a href={`/PDFOrder.pdf?id=${order.id}`}>{t('order.pdf')}</a>
    </>
  );
}

/** Rare steps: back to pending, and the end of the order with its reason. */
function More({ view: { order, progress }, outcome, answer }: OrderStepsProps) {
  const ends = stepsFrom(progress.state).filter((step) => ENDS.includes(step));
  const isAnswered = answer?.form === 'complete' || answer?.form === 'pending';
  return (
    <details className={styles.more} open={isAnswered || undefined}>
      <summary>{t('way.more')}</summary>
      {order.status === 'complete' ? <StatusButton order={order} answer={answer} /> : null}
      {ends.length === 0 ? null : (
        <PostForm answer={outcome} preventScrollReset>
          <TextField label={t('way.why')} hint={t('way.why-hint')} name="why" maxLength={500} autoComplete="off" />
          <div className={styles.steps}>
            {ends.map((step) => (
              <StepButton key={step} ask={step} label={t(`queue.step.${step}`)} />
            ))}
          </div>
        </PostForm>
      )}
    </details>
  );
}

/** Sets the other of the two statuses (E4). */
function StatusButton({ order, answer }: Pick<OrderView, 'order'> & Pick<OrderStepsProps, 'answer'>) {
  const other = order.status === 'complete' ? 'pending' : 'complete';
  return (
    <AskButton
      ask={other}
      answer={answer}
      done={t(`order.marked-${order.status}`, { reference: order.reference })}
      asked={['complete', 'pending']}
    >
      {t(`order.make-${other}`)}
    </AskButton>
  );
}

interface AskButtonProps {
  ask: OrderAsk;
  /** The requests whose answer is shown here. */
  asked: readonly OrderAsk[];
  answer: SaveAnswer | undefined;
  /** Message after the action. */
  done: string;
  children: ReactNode;
}

/** A button for one request about the order, with its result below. */
export function AskButton({ ask, asked, answer, done, children }: AskButtonProps) {
  const busy = useSending(ask);
  const own = asked.some((each) => each === answer?.form) ? answer : undefined;
  return (
    <PostForm intent={ask} answer={own} preventScrollReset>
      <Button type="submit" kind="secondary" busy={busy && t('order.working')}>
        {children}
      </Button>
      <output className={styles.outcome} data-kind={own?.saved === false ? 'bad' : 'good'}>
        {own === undefined ? null : own.saved ? done : own.notice}
      </output>
    </PostForm>
  );
}
