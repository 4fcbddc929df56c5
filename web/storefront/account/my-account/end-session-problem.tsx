import { useId } from 'react';
import { Form } from 'react-router';
import type { SaveAnswer } from '../../../administration/forms/save-answer.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import { ConfirmPassword } from '../../../keys/confirm-password.tsx';
import { useAccountText } from '../account-text.ts';
import styles from './my-account.module.css';

/** No session was ended: the reason, or a password confirmation, after which the request is sent again. */
export function EndSessionProblem({ answer }: { answer: SaveAnswer }) {
  const t = useAccountText();
  const title = useId();
  const form = useFirstErrorFocus<HTMLElement>(answer);
  if (answer.saved) return null;
  if (answer.asksPassword !== true) return <Notice kind="bad">{answer.notice}</Notice>;
  return (
    <section ref={form} className={styles.question} aria-labelledby={title}>
      <h3 id={title}>{t('account.sessions-password')}</h3>
      <Form method="post" preventScrollReset>
        {Object.entries(answer.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ConfirmPassword answer={answer} say={(word, values) => t(`account.${word}`, values)} />
        <div className={styles.steps}>
          <Button type="submit">{t('account.sessions-password-submit')}</Button>
          <ButtonLink href="/My-Account" kind="quiet">
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
