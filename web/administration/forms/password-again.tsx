import { useId } from 'react';
import { Form } from 'react-router';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { t } from '../staff-text.ts';
import styles from './password-again.module.css';
import { OWN_PASSWORD, type SaveAnswer } from './save-answer.ts';

/** The field for the password of the person who saves; it stands in the form only while the save asks for it. */
export function PasswordAgain({ answer }: { answer: SaveAnswer | undefined }) {
  if (answer === undefined || answer.saved || answer.asksPassword !== true) return null;
  return (
    <div className={styles.again}>
      <TextField
        label={t('password-again.label')}
        name={OWN_PASSWORD}
        type="password"
        autoComplete="current-password"
        maxLength={STAFF_PASSWORD.max}
        hint={t('password-again.hint')}
        error={answer.errors[OWN_PASSWORD]}
      />
    </div>
  );
}

/** The same for a form that is only a button: what it sent is sent once more, with the password. */
export function PasswordQuestion({ answer, href }: { answer: SaveAnswer; href: string }) {
  const title = useId();
  const form = useFirstErrorFocus<HTMLElement>(answer);
  if (answer.saved || answer.asksPassword !== true) return null;
  return (
    <section ref={form} className={styles.question} aria-labelledby={title}>
      <h2 id={title}>{t('staff.confirm-title')}</h2>
      <p>{t('staff.confirm-what')}</p>
      <Form method="post">
        {Object.entries(answer.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PasswordAgain answer={answer} />
        <div className={styles.buttons}>
          <Button type="submit">{t('staff.confirm-submit')}</Button>
          <a href={href}>{t('staff.confirm-cancel')}</a>
        </div>
      </Form>
    </section>
  );
}
