import { useId, useState, type ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { t } from '../staff-text.ts';
import styles from './confirmed-form.module.css';

/** Answer to a form that was sent without its confirmation, by a browser without script. */
export interface Unconfirmed {
  unconfirmed: string;
}

interface ConfirmedFormProps {
  /** Fields of the form, which identify it. */
  fields: Readonly<Record<string, string>>;
  question: string;
  /** Label of the confirming button, which names the effect. */
  confirm: string;
  /** Address for 'no' without script. */
  href: string;
  busy?: string | false;
  /** Accessible name of the button, if there are many with the same label. */
  label?: string;
  children: ReactNode;
}

/** A button that asks for confirmation before something irreversible; without script the reloaded page asks. */
export function ConfirmedForm({ fields, question, confirm, href, busy = false, label, children }: ConfirmedFormProps) {
  const form = useId();
  const answer: Partial<Unconfirmed> | null | undefined = useActionData();
  const [asks, setAsks] = useState(answer?.unconfirmed === formKey(fields));
  return (
    <>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          setAsks(true);
        }}
      >
        <Fields fields={fields} />
        <Button type="submit" kind="quiet" busy={busy} aria-label={label}>
          {children}
        </Button>
      </Form>
      {asks ? (
        <Dialog label={question} closeLabel={t('confirm.no')} closeHref={href} onClose={() => setAsks(false)}>
          <PostForm id={form} className={styles.question} onSubmit={() => setAsks(false)} preventScrollReset>
            <Fields fields={{ ...fields, confirmed: 'yes' }} />
            <p>{question}</p>
            <Button type="submit">{confirm}</Button>
          </PostForm>
        </Dialog>
      ) : null}
    </>
  );
}

/** Returns whether the question of a form has been confirmed; if not, the answer that its action has to return. */
export function askToConfirm(form: FormData): Unconfirmed | null {
  if (form.get('confirmed') === 'yes') return null;
  return { unconfirmed: formKey(Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))) };
}

function formKey(fields: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(fields).toSorted());
}

function Fields({ fields }: Pick<ConfirmedFormProps, 'fields'>) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
