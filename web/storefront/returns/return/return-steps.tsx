import { Form } from 'react-router';
import type { Return } from '#shop/returns/paths.ts';
import { canTake, REMARKS_MAX } from '#shop/returns/return.ts';
import { Button } from '../../../design/button.tsx';
import { TextAreaField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../forms/use-first-error-focus.ts';
import { FormKey } from '../../../forms/form-key.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import styles from '../../approvals/approval/approval.module.css';
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
        <Form method="post" action={`/Return?id=${returnId}`} className={styles.form}>
          <FormKey answer={trouble} />
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" kind="secondary" busy={isSending && t('returns.sending')}>
            {t('returns.withdraw')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function Answer({ returned: { returnId, events }, trouble }: StepsProps) {
  const t = useReturnText();
  const isSending = useSending();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const asked = events.findLast(({ kind }) => kind === 'question');
  const refused = trouble?.form === 'answer' ? trouble : undefined;
  return (
    <section aria-labelledby="answer" className={styles.part}>
      <h2 id="answer">{t('returns.answer-title')}</h2>
      <Form ref={form} method="post" action={`/Return?id=${returnId}`} className={styles.form} noValidate>
        <FormKey answer={trouble} />
        <input type="hidden" name="intent" value="answer" />
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
      </Form>
    </section>
  );
}
