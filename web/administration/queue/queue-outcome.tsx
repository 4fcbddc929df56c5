import { PostForm } from '../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { sheetsHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';
import type { QueueAnswer } from './queue-action.ts';
import styles from './queue.module.css';

/** The form that undoes the last step: the key u sends it. */
export const UNDO_FORM = 'undo-step';

interface OutcomeProps {
  answer: QueueAnswer | undefined;
  /** Takes its place before there is a result, so that the rows below do not move. */
  keepsPlace?: boolean;
}

/** Result of the last action, with undo and the sheets of its orders, which may have left the list. */
export function Outcome({ answer, keepsPlace }: OutcomeProps) {
  const done = answer?.done ?? [];
  const printed = printableIds(answer);
  return (
    <div className={styles.outcome} data-keeps-place={keepsPlace}>
      <output className="outcome" data-kind={answer?.good === false ? 'bad' : 'good'}>
        {answer?.message}
      </output>
      {printed.length === 0 ? null : (
        <ButtonLink href={sheetsHref(printed)} kind="secondary">
          {t('queue.print-these', { count: printed.length })}
        </ButtonLink>
      )}
      {done.length === 0 ? null : (
        <PostForm answer={answer} id={UNDO_FORM} preventScrollReset>
          <input type="hidden" name="order" value={done[0]?.orderId} />
          {done.map(({ eventId }) => (
            <input key={eventId} type="hidden" name="event" value={eventId} />
          ))}
          <Button type="submit" kind="secondary" name="intent" value="undo">
            {t('queue.undo')}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

/** The orders of the last step whose sheets are worth printing. */
export function printableIds(answer: QueueAnswer | undefined): number[] {
  return (answer?.done ?? []).flatMap(({ orderId, state }) => (state === 'cancelled' ? [] : orderId));
}

/** Presses a button of the page, if it exists. */
export function pressButton(selector: string): void {
  document.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`)?.click();
}
