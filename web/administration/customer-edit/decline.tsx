import { REASON_MAX } from '#shop/companies/accounts/staff-paths.ts';
import { TextAreaField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import styles from './customer-edit.module.css';

/** Declines a waiting account; the reason is mailed to the applicant. */
export function Decline({ customerId, answer }: { customerId: number; answer: SaveAnswer | undefined }) {
  return (
    <details className={styles.decline} open={answer !== undefined}>
      <summary>{t('customer.decline')}</summary>
      <StaffForm<'reason'>
        name="decline"
        fields={[]}
        stored={{}}
        hidden={{ customerId }}
        answer={answer}
        submit={t('customer.decline-send')}
        kind="secondary"
      >
        {({ values, errors }) => (
          <TextAreaField
            label={t('customer.decline-reason')}
            hint={t('customer.decline-hint')}
            rows={3}
            maxLength={REASON_MAX}
            {...fieldsOf<'reason'>(values, errors)('reason')}
          />
        )}
      </StaffForm>
    </details>
  );
}
