import type { CustomerAccount } from '#shop/people/customers/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { ApprovalButtons } from '../customers/approval-buttons.tsx';
import { APPROVAL_OUTCOMES } from '../customers/approve.ts';
import { useAnyUnsaved } from '../frame/unsaved-guard.tsx';
import { t } from '../staff-text.ts';
import type { CustomerAnswer } from './change-customer.ts';
import { WithoutForm } from '../forms/without-form.tsx';
import { Decline } from './decline.tsx';

interface ApprovalProps {
  customer: CustomerAccount;
  answer: CustomerAnswer | undefined;
}

/** Authorises or declines a waiting account, and shows the result. */
export function Approval({ customer, answer }: ApprovalProps) {
  const { id, status } = customer;
  const isUnsaved = useAnyUnsaved();
  const outcome = answer !== undefined && 'approved' in answer ? APPROVAL_OUTCOMES[answer.approved] : undefined;
  // The clicked button is gone, so the focus moves to the result.
  const declined = answer?.form === 'decline' && 'saved' in answer ? answer : undefined;
  const isDeclined = status !== 'waiting' && declined?.saved === true;
  const focus = useFirstErrorFocus<HTMLDivElement>(outcome === undefined && !isDeclined ? undefined : answer);
  if (outcome !== undefined || isDeclined) {
    return (
      <div ref={focus}>
        <Notice kind={outcome === 'customer.activated' ? 'good' : outcome === undefined ? 'plain' : 'bad'}>
          {t(outcome ?? 'customer.declined')}
        </Notice>
      </div>
    );
  }
  if (status !== 'waiting') return <WithoutForm answer={declined} />;
  return (
    <Notice kind="plain">
      <h2>{t('customer.waits')}</h2>
      <p>{isUnsaved ? t('customer.approve-first') : t('customer.waits-hint')}</p>
      <ApprovalButtons customer={customer} answer={answer} disabled={isUnsaved} />
      <Decline customerId={id} answer={declined} />
    </Notice>
  );
}
