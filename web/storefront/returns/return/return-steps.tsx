import type { Return } from '#shop/trade/returns/paths.ts';
import { canTake, REMARKS_MAX } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { TextAreaField } from '../../../design/field.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useReturnText } from '../return-text.ts';
import type { ReturnTrouble } from './change-return.ts';

interface StepsProps {
  returned: Return;
  trouble: ReturnTrouble | undefined;
}

/** Actions of the buyer: reply, or cancel the return. */
export function ReturnSteps({ returned, trouble }: StepsProps) {
  const t = useReturnText();
  const isSending = useSending();
  const { returnState, returnId } = returned;
  return (
    <div className="off-paper">
      {canTake(returnState, 'answer') ? <Answer returned={returned} trouble={trouble} /> : null}
      {canTake(returnState, 'withdraw') ? (
        <PostForm
          intent="withdraw"
          answer={trouble}
          action={`/Return?id=${returnId}`}
          className="form at-most-32rem gap-4 around-4"
        >
          <Button type="submit" kind="secondary" busy={isSending && t('returns.sending')}>
            {t('returns.withdraw')}
          </Button>
        </PostForm>
      ) : null}
    </div>
  );
}

function Answer({ returned: { returnId, events }, trouble }: StepsProps) {
  const t = useReturnText();
  const isSending = useSending();
  const asked = events.findLast(({ kind }) => kind === 'question');
  const refused = trouble?.form === 'answer' ? trouble : undefined;
  return (
    <section aria-labelledby="answer" className="above-6">
      <h2 id="answer">{t('returns.answer-title')}</h2>
      <PostForm
        intent="answer"
        answer={trouble}
        action={`/Return?id=${returnId}`}
        className="form at-most-32rem gap-4 around-4"
        noValidate
      >
        <TextAreaField
          label={asked?.remarks ?? t('returns.answer-title')}
          name="remarks"
          defaultValue={refused?.values.remarks}
          error={refused?.errors.remarks}
          maxLength={REMARKS_MAX}
          rows={3}
          required
        />
        <Button type="submit" busy={isSending && t('returns.sending')}>
          {t('returns.answer')}
        </Button>
      </PostForm>
    </section>
  );
}
