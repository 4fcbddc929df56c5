import { Form, useNavigation } from 'react-router';
import type { MailboxMail } from '#shop/notifications/mailbox-entry.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { t } from '../../staff-text.ts';
import styles from './mail.module.css';

/** What came of a step. */
export type MailAnswer = { done: 'tried' | 'delivered-already' | 'sent-again' | 'arrived' } | { refusal: string };

/** What can be done with a mail: one that is stuck is tried again, or noted as arrived; an order's is sent again. */
export function MailSteps({ mail, answer }: { mail: MailboxMail; answer: MailAnswer | undefined }) {
  const isStuck = mail.state === 'failed' || mail.state === 'retrying';
  const isDone = mail.state === 'sent' || mail.state === 'kept';
  return (
    <>
      {answer === undefined ? null : 'refusal' in answer ? (
        <Notice kind="bad">{answer.refusal}</Notice>
      ) : (
        <Notice kind="good">{t(`mail.${answer.done}`)}</Notice>
      )}
      {mail.mayHaveArrived ? <Step ask="arrived" label={t('mail.it-arrived')} /> : null}
      {isStuck ? <Step ask="try-again" label={t('mail.try-again')} /> : null}
      {isDone && mail.kind === 'order-customer' ? <Step ask="send-again" label={t('mail.send-again')} /> : null}
    </>
  );
}

function Step({ ask, label }: { ask: string; label: string }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className={styles.step}>
      <Button kind="secondary" type="submit" name="ask" value={ask} busy={busy && t('mail.working')}>
        {label}
      </Button>
    </Form>
  );
}
