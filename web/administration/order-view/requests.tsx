import { PostForm } from '../../forms/post-form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { WithoutForm } from '../forms/without-form.tsx';
import { Moment } from '../moment.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import type { OrderAsk } from './change-order.ts';
import { decisionReasonForm } from './order-forms.ts';
import type { TimelineEntry } from '#shop/desk/timeline/paths.ts';
import { NotifiedNotice } from './notified-notice.tsx';
import type { ChangeRequest } from '#shop/trade/fulfilment/paths.ts';

interface RequestsProps {
  requests: readonly ChangeRequest[];
  timeline: readonly TimelineEntry[];
  answer: SaveAnswer | undefined;
}

const ASKS: readonly string[] = ['accept-request', 'decline-request'] satisfies OrderAsk[];

/** Change requests of the buyer, with the staff answers (L5). */
export function Requests({ requests, timeline, answer }: RequestsProps) {
  const own = answer !== undefined && ASKS.includes(answer.form ?? '') ? answer : undefined;
  const [last, ...earlier] = requests;
  if (last === undefined) return null;
  const isOpen = last.requestState === 'open';
  return (
    <Section heading={t('request.heading')} boxed isUrgent={isOpen} isOffPaper>
      {own?.saved === true ? (
        <NotifiedNotice done={t('request.answered')} timeline={timeline} kind="order-request-answer" />
      ) : null}
      <Asked request={last} />
      {isOpen ? <AnswerForm request={last} answer={own} /> : <WithoutForm answer={own} />}
      {earlier.length === 0 ? null : (
        <details className="below-3">
          <summary>{t('request.earlier')}</summary>
          {earlier.map((request) => (
            <Asked key={request.changeRequestId} request={request} />
          ))}
        </details>
      )}
    </Section>
  );
}

function Asked({ request }: { request: ChangeRequest }) {
  const { wish, cancelReason, wishText, askedBy, askedAt, requestState, decisionReason } = request;
  return (
    <div>
      <p>
        <strong>{t(`request.wish.${wish}`)}</strong>
        {cancelReason === null ? null : `: ${t(`request.reason.${cancelReason}`)}`} (
        {t(`request.state.${requestState}`)})
      </p>
      {wishText === '' ? null : <p className="as-typed anywhere">{wishText}</p>}
      <p>
        {askedBy} <Moment at={askedAt} />
      </p>
      {decisionReason === '' ? null : <p className="as-typed anywhere">{decisionReason}</p>}
    </div>
  );
}

function AnswerForm({ request, answer }: { request: ChangeRequest; answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  return (
    <PostForm answer={answer} preventScrollReset noValidate>
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {drawerOf(decisionReasonForm, filledFrom(answer))('decisionReason')}
      <div className="row align-center gap-2">
        <StepButton kind="primary" ask="accept-request" label={t(`request.accept.${request.wish}`)} />
        <StepButton ask="decline-request" label={t('request.decline')} />
      </div>
    </PostForm>
  );
}
