import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { Notice } from '../../design/notice.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { t } from '../staff-text.ts';
import type { CustomerAnswer } from './change-customer.ts';
import type { CustomerView } from './read-customer.ts';

interface CustomerKeysProps {
  customerId: number;
  keys: CustomerView['keys'];
  answer: CustomerAnswer | undefined;
}

/** Login methods other than the password, with help for a customer who has lost them. */
export function CustomerKeys({ customerId, keys: { secondFactor, passkeys }, answer }: CustomerKeysProps) {
  const removal = answer?.form === 'keys' && 'saved' in answer ? answer : undefined;
  const href = `/Administration/CustomerEdit?id=${customerId}`;
  if (!secondFactor && passkeys === 0 && removal === undefined) return null;
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{t('customer.keys')}</h2>
      {removal?.saved === true ? <Notice kind="good">{t('customer.keys-removed')}</Notice> : null}
      {removal === undefined ? null : <StaffPasswordQuestion answer={removal} href={href} />}
      {secondFactor || passkeys > 0 ? (
        <>
          <p>{t('customer.keys-are', { factor: secondFactor ? 'on' : 'off', passkeys })}</p>
          <ConfirmedForm
            fields={{ intent: 'keys', customerId: String(customerId) }}
            question={t('customer.keys-question')}
            confirm={t('customer.keys-remove')}
            href={href}
          >
            {t('customer.keys-remove')}
          </ConfirmedForm>
        </>
      ) : null}
    </section>
  );
}
