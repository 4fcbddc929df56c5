import { useNavigation } from 'react-router';
import type { ActivationLink } from '#shop/people/accounts/account-status.ts';
import type { CustomerAccount } from '#shop/people/customers/paths.ts';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { t } from '../staff-text.ts';
import styles from './customers.module.css';

const LINKS: readonly ActivationLink[] = ['d', 'e', 'i'];

interface ApprovalButtonsProps {
  customer: Pick<CustomerAccount, 'guid' | 'company'>;
  answer: object | undefined;
  /** The page has such buttons for several accounts: each names its own for screen readers. */
  isOneOfMany?: boolean;
  /** The page has input that would be lost. */
  disabled?: boolean;
}

/** The three ways to authorise a waiting account, in one step: no complete form is needed (D18). */
export function ApprovalButtons(props: ApprovalButtonsProps) {
  const { answer, isOneOfMany = false, disabled = false } = props;
  const { guid, company } = props.customer;
  const { formData } = useNavigation();
  const isSent = (link: ActivationLink) => formData?.get('link') === link && formData.get('guid') === guid;
  return (
    <PostForm intent="approval" answer={answer} preventScrollReset className={styles.approval}>
      <input type="hidden" name="guid" value={guid} />
      {LINKS.map((link) => (
        <Button
          key={link}
          kind="secondary"
          name="link"
          value={link}
          disabled={disabled}
          busy={isSent(link) && t('order.working')}
          aria-label={isOneOfMany ? `${t(`customer.approve-${link}`)}: ${company}` : undefined}
        >
          {t(`customer.approve-${link}`)}
        </Button>
      ))}
    </PostForm>
  );
}
