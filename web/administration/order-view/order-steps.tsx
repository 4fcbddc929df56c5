import { useSearchParams } from 'react-router';
import { canBeSent, nextStep, stepsFrom, type OrderStep } from '#shop/trade/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { ActionBar } from '../../design/staff/action-bar.tsx';
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
import type { OpenLinesForm } from './lines-form.ts';
import { LinesFormLink } from './lines-form-link.tsx';
import { WAY_FORM } from './order-keys.ts';
import type { OrderView } from './read-order.ts';
import { StepMenu } from './step-menu.tsx';
import { useArrivalPause } from './use-arrival-pause.ts';

interface OrderStepsProps {
  view: OrderView;
  lines: OpenLinesForm;
  outcome: QueueAnswer | undefined;
  answer: SaveAnswer | undefined;
}

/** Steps that end an order early: they ask for the reason. */
const ENDS: readonly OrderStep[] = ['close', 'cancel'];

/** Status of the order and its one next step; the other steps are in a menu (L1). */
export function OrderSteps({ view, lines, outcome, answer }: OrderStepsProps) {
  const { progress, order, queue } = view;
  const next = nextStep(progress.state);
  const [query] = useSearchParams();
  const arrival = checkedBefore(query);
  const isPaused = useArrivalPause(arrival !== undefined);
  return (
    <>
      <ActionBar label={t('way.heading')} state={<Status view={view} />} isDisabled={isPaused}>
        <PostForm answer={outcome} id={WAY_FORM} preventScrollReset className="row align-center gap-2">
          {queue?.next == null ? null : <input type="hidden" name="next" value={queue.next} />}
          {next === null || next === 'ship' ? null : (
            <StepButton kind="primary" ask={next} label={t(`queue.step.${next}`)} />
          )}
          {next === 'ship' && lines.form === null ? (
            <LinesFormLink lines={lines} form="ship" kind="primary">
              {t('ship.send')}
            </LinesFormLink>
          ) : null}
          {progress.checkedByName === null ? <StepButton ask="check" label={t('way.check')} /> : null}
        </PostForm>
        {order.status === 'pending' ? <StatusButton order={order} answer={answer} /> : null}
        <PrintButton kind="secondary" />
        <Others view={view} outcome={outcome} answer={answer} />
      </ActionBar>
      <Outcome answer={outcome ?? statusOutcome(order, answer) ?? arrival} />
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

/** Everything that is possible besides the next step. */
function Others({ view: { order, progress }, outcome, answer }: Omit<OrderStepsProps, 'lines'>) {
  const { state, heldByName, checkedByName } = progress;
  const others = stepsFrom(state).filter((step) => step !== nextStep(state));
  const ends = others.filter((step) => ENDS.includes(step));
  return (
    <StepMenu label={t('way.more')}>
      {others.map((step) =>
        ENDS.includes(step) ? null : (
          <StepButton key={step} form={WAY_FORM} ask={step} label={t(`queue.step.${step}`)} />
        ),
      )}
      {checkedByName === null ? null : <StepButton form={WAY_FORM} ask="uncheck" label={t('way.uncheck')} />}
      {heldByName === null ? (
        <StepButton form={WAY_FORM} ask="take" label={t('queue.take')} />
      ) : (
        <StepButton form={WAY_FORM} ask="lay-back" label={t('queue.lay-back')} />
      )}
      {order.status === 'complete' ? <StatusButton order={order} answer={answer} /> : null}
      {canBeSent(state) ? <a href={pickListHref([order.id])}>{t('picks.open')}</a> : null}
      <PdfLink order={order} />
      {ends.length === 0 ? null : (
        <PostForm answer={outcome} preventScrollReset>
          <TextField label={t('way.why')} hint={t('way.why-hint')} name="why" maxLength={500} autoComplete="off" />
          {ends.map((step) => (
            <StepButton key={step} ask={step} label={t(`queue.step.${step}`)} />
          ))}
        </PostForm>
      )}
    </StepMenu>
  );
}

/** The order as a file. */
export function PdfLink({ order }: Pick<OrderView, 'order'>) {
  return <a href={`/PDFOrder.pdf?id=${order.id}`}>{t('order.pdf')}</a>;
}

/** Sets the other of the two statuses (E4). */
function StatusButton({ order, answer }: Pick<OrderView, 'order'> & Pick<OrderStepsProps, 'answer'>) {
  const other = order.status === 'complete' ? 'pending' : 'complete';
  return (
    <PostForm answer={answer} preventScrollReset>
      <StepButton ask={other} label={t(`order.make-${other}`)} />
    </PostForm>
  );
}

/** Reports the change of the status, whose button is in the menu. */
function statusOutcome(order: OrderView['order'], answer: SaveAnswer | undefined): QueueAnswer | undefined {
  if (answer?.form !== 'complete' && answer?.form !== 'pending') return undefined;
  const { reference, status } = order;
  const message = answer.saved ? t(`order.marked-${status}`, { reference }) : (answer.notice ?? '');
  return { good: answer.saved, message, done: [] };
}
