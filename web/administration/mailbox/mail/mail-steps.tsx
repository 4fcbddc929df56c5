import { useNavigation } from 'react-router';
import { PostForm } from '../../../forms/post-form.tsx';
import { StaffPasswordQuestion } from '../../forms/staff-password.tsx';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { SaveAnswer } from '../../../forms/save-answer.ts';
import { t } from '../../staff-text.ts';
import { mailHref } from '../../screen-addresses.ts';
import type { MailboxMail } from '#shop/desk/notifications/paths.ts';

/** Result of a step. */
export type MailAnswer = { done: 'tried' | 'delivered-already' | 'sent-again' | 'arrived' } | { resetLink: string };

type Answer = MailAnswer | SaveAnswer | undefined;

/** Actions for a mail: a stuck one can be retried, or marked as delivered; an order's can be sent again. */
export function MailSteps({ mail, answer }: { mail: MailboxMail; answer: Answer }) {
  const isStuck = mail.state === 'failed' || mail.state === 'retrying';
  const isDone = mail.state === 'sent' || mail.state === 'kept';
  return (
    <>
      {answer === undefined ? null : <Outcome answer={answer} mailId={mail.id} />}
      {mail.mayHaveArrived ? <Step answer={answer} ask="arrived" label={t('mail.it-arrived')} /> : null}
      {isStuck ? <Step answer={answer} ask="try-again" label={t('mail.try-again')} /> : null}
      {(mail.kind === 'password-reset' || mail.kind === 'invitation') && mail.text !== null && mail.state !== 'sent' ? (
        <ResetLinkStep answer={answer} />
      ) : null}
      {isDone && mail.kind === 'order-customer' ? (
        <Step answer={answer} ask="send-again" label={t('mail.send-again')} />
      ) : null}
    </>
  );
}

function Outcome({ answer, mailId }: { answer: MailAnswer | SaveAnswer; mailId: number }) {
  if ('saved' in answer) return <StaffPasswordQuestion answer={answer} href={mailHref({ id: mailId })} />;
  if ('done' in answer) return <Notice kind="good">{t(`mail.${answer.done}`)}</Notice>;
  return (
    <Notice kind="good">
      {t('mail.reset-link-opened')} <code className="anywhere">{answer.resetLink}</code>
    </Notice>
  );
}

/** The mail itself contains no working link: staff create one to pass on by other means (D16). */
function ResetLinkStep({ answer }: { answer: Answer }) {
  return (
    <>
      <p>{t('mail.reset-link-why')}</p>
      <Step answer={answer} ask="reset-link" label={t('mail.open-reset-link')} />
    </>
  );
}

function Step({ ask, label, answer }: { ask: string; label: string; answer: Answer }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <PostForm answer={answer} className="around-3">
      <Button kind="secondary" type="submit" name="intent" value={ask} busy={busy && t('mail.working')}>
        {label}
      </Button>
    </PostForm>
  );
}
