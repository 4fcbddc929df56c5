import { REASON_MAX } from '#shop/people/customers/staff-paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { lines } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

export const declineForm = declareForm({
  reason: lines('customer.decline-reason', 3, { hint: 'customer.decline-hint', input: { maxLength: REASON_MAX } }),
});

/** Declines a waiting account; the reason is mailed to the applicant. */
export function Decline({ customerId, answer }: { customerId: number; answer: SaveAnswer | undefined }) {
  return (
    <details open={answer !== undefined}>
      <summary>{t('customer.decline')}</summary>
      <DeclaredForm
        name="decline"
        of={declineForm}
        hidden={{ customerId }}
        answer={answer}
        submit={t('customer.decline-send')}
        kind="secondary"
      >
        {({ draw }) => draw('reason')}
      </DeclaredForm>
    </details>
  );
}
