import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import type { FormErrors } from '../texts/wording.ts';
import styles from './password-again.module.css';
import { OWN_PASSWORD, type SaveAnswer } from './save-answer.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface PasswordAgainProps {
  answer: { saved: true } | { errors: FormErrors<typeof OWN_PASSWORD> } | undefined;
  label: string;
  hint: string;
}

/** The field for the password of the person who saves; it is in the form only while the save requires it. */
export function PasswordAgain({ answer, label, hint }: PasswordAgainProps) {
  const error = answer !== undefined && 'errors' in answer ? answer.errors[OWN_PASSWORD] : undefined;
  if (error === undefined) return null;
  return (
    <div className="at-most-26rem">
      <TextField
        label={label}
        name={OWN_PASSWORD}
        type="password"
        autoComplete="current-password"
        maxLength={STAFF_PASSWORD.max}
        hint={hint}
        error={error}
      />
    </div>
  );
}

interface PasswordQuestionProps {
  answer: SaveAnswer;
  words: { title: string; submit: string; cancel: string; label: string; hint: string };
  /** Address that cancels the question. */
  href: string;
  children?: ReactNode;
}

/**
 * Shows why a form that consists only of a button was refused. If it needs the password, the question asks for it, and the form is
 * sent once more with it.
 */
export function PasswordQuestion({ answer, words, href, children }: PasswordQuestionProps) {
  const title = useId();
  const form = useFirstErrorFocus<HTMLElement>(answer);
  if (answer.saved) return null;
  if (answer.errors[OWN_PASSWORD] === undefined) return <Notice kind="bad">{answer.notice}</Notice>;
  return (
    <section ref={form} className={styles.question} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {children}
      <Form method="post" preventScrollReset>
        {Object.entries(answer.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PasswordAgain answer={answer} label={words.label} hint={words.hint} />
        <div className="row align-center gap-4">
          <Button type="submit">{words.submit}</Button>
          <ButtonLink href={href} kind="quiet">
            {words.cancel}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
