import { useOrderPageText } from './order-page-text.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { CANCEL_REASONS, ORDER_WISHES, WISH_MAX } from '#shop/trade/fulfilment/change-request.ts';
import { canBeAskedFor, type OrderState } from '#shop/trade/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField, TextAreaField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useSending } from '../../forms/use-sending.ts';
import type { AskTrouble, changeOwnOrder } from './change-own-order.ts';
import type { ChangeRequest } from '#shop/trade/fulfilment/paths.ts';

interface ChangePanelProps {
  state: OrderState;
  /** Newest first. */
  requests: readonly ChangeRequest[];
}

/** Change requests of the order with their outcomes; before picking starts also the form for one (L5). */
export function ChangePanel({ state, requests }: ChangePanelProps) {
  const t = useOrderPageText();
  const answer = useAnswer<typeof changeOwnOrder>();
  const trouble = answer?.form === 'ask' ? answer : undefined;
  const [last] = requests;
  const isOpen = last?.requestState === 'open';
  const mayAsk = canBeAskedFor(state) && !isOpen;
  if (last === undefined && !mayAsk && trouble?.notice == null) return null;
  return (
    <section className="panel off-paper padded anywhere small-heads tight" aria-labelledby="change-title">
      <h2 id="change-title">{t('ask.title')}</h2>
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      {last === undefined ? null : <Asked request={last} />}
      {isOpen ? <Withdraw trouble={trouble} /> : null}
      {mayAsk ? (
        <details open={trouble !== undefined || undefined}>
          <summary>{t('ask.open')}</summary>
          <AskForm trouble={trouble} />
        </details>
      ) : null}
    </section>
  );
}

function Asked({ request: { wish, wishText, requestState, decisionReason } }: { request: ChangeRequest }) {
  const t = useOrderPageText();
  return (
    <>
      <p>{t(`ask.state.${requestState}`, { wish })}</p>
      {wishText === '' ? null : <p className="as-typed">{wishText}</p>}
      {decisionReason === '' ? null : <p className="as-typed">{decisionReason}</p>}
    </>
  );
}

interface AskProps {
  trouble: AskTrouble | undefined;
}

function Withdraw({ trouble }: AskProps) {
  const t = useOrderPageText();
  const isSending = useSending();
  return (
    <PostForm intent="withdraw" answer={trouble} preventScrollReset className="stack above-3">
      <Button type="submit" kind="secondary" busy={isSending && t('ask.busy')}>
        {t('ask.withdraw')}
      </Button>
    </PostForm>
  );
}

function AskForm({ trouble }: AskProps) {
  const t = useOrderPageText();
  const isSending = useSending();
  const typed = trouble?.values;
  return (
    <PostForm intent="ask" answer={trouble} preventScrollReset noValidate className="stack above-3">
      <p>{t('ask.hint')}</p>
      <SelectField label={t('ask.wish')} name="wish" defaultValue={typed?.wish} error={trouble?.errors.wish}>
        {ORDER_WISHES.map((wish) => (
          <option key={wish} value={wish}>
            {t(`ask.wish.${wish}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('ask.reason')}
        name="cancelReason"
        defaultValue={typed?.cancelReason}
        error={trouble?.errors.cancelReason}
      >
        <option value="">{t('ask.reason-none')}</option>
        {CANCEL_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`ask.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('ask.words')}
        hint={t('ask.words-hint')}
        name="wishText"
        defaultValue={typed?.wishText}
        error={trouble?.errors.wishText}
        maxLength={WISH_MAX}
        rows={4}
      />
      <Button type="submit" kind="secondary" busy={isSending && t('ask.busy')}>
        {t('ask.send')}
      </Button>
    </PostForm>
  );
}
