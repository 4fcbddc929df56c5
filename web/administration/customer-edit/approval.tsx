import { useNavigation } from 'react-router';
import type { ActivationLink } from '#shop/accounts/account-status.ts';
import type { CustomerAccount } from '#shop/companies/accounts/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { useAnyUnsaved } from '../frame/unsaved-guard.tsx';
import { t } from '../staff-text.ts';
import type { CustomerAnswer } from './change-customer.ts';
import { WithoutForm } from '../forms/without-form.tsx';
import { Decline } from './decline.tsx';

const LINKS: readonly ActivationLink[] = ['d', 'e', 'i'];
const OUTCOMES = ['customer.not-activated', 'customer.activated', 'customer.already-active'] as const;

interface ApprovalProps {
  customer: CustomerAccount;
  answer: CustomerAnswer | undefined;
}

/** The three ways to authorise a waiting account, in one step: no complete form is needed (D18). */
export function Approval({ customer: { id, status, guid }, answer }: ApprovalProps) {
  const isUnsaved = useAnyUnsaved();
  const { formData } = useNavigation();
  const outcome = answer !== undefined && 'approved' in answer ? OUTCOMES[answer.approved] : undefined;
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
      <PostForm intent="approval" answer={answer} className="row">
        <input type="hidden" name="guid" value={guid} />
        {LINKS.map((link) => (
          <Button
            key={link}
            kind="secondary"
            name="link"
            value={link}
            disabled={isUnsaved}
            busy={formData?.get('link') === link && t('order.working')}
          >
            {t(`customer.approve-${link}`)}
          </Button>
        ))}
      </PostForm>
      <Decline customerId={id} answer={declined} />
    </Notice>
  );
}
