import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './form-parts.module.css';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { SaveBadge } from './save-badge.tsx';

interface FormGroupProps {
  title: string;
  intro?: string;
  /** For a link to it. */
  id?: string;
  children: ReactNode;
}

/** A group of fields under its own heading. */
export function FormGroup({ title, intro, id, children }: FormGroupProps) {
  return (
    <fieldset id={id} className="group below-4">
      <legend>{title}</legend>
      {intro === undefined ? null : <p className="at-most-60rem below-3 soft-ink">{intro}</p>}
      {children}
    </fieldset>
  );
}

/** Fields in a row, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Long texts in a row, as many as fit: two on a wide screen. */
export function TextGrid({ children }: { children: ReactNode }) {
  return <div className={styles.texts}>{children}</div>;
}

interface SaveBarProps {
  label: string;
  answer: SaveAnswer | undefined;
  /** The form's intent, if its page has several. */
  form?: string;
  /** The form's id, if the bar is outside it. */
  formId?: string;
  isUnsaved?: boolean;
  /** Message after a save, if it is not just 'Saved' (E6). */
  saved?: string;
  kind?: 'primary' | 'secondary';
  children?: ReactNode;
}

/**
 * The button of a form, the result of its save, and other actions. It is always in view for a page's main form, but not for a
 * small one next to it.
 */
export function SaveBar({ label, form = '', formId, kind, children, ...badge }: SaveBarProps) {
  const { formData } = useNavigation();
  const busy = formData !== undefined && (form === '' || formData.get('intent') === form);
  return (
    <div className={styles.saveBar} data-stays={kind !== 'secondary' || undefined}>
      <Button
        type="submit"
        {...(formId === undefined ? {} : { form: formId })}
        {...(kind === undefined ? {} : { kind })}
        busy={busy && t('save.saving')}
      >
        {label}
      </Button>
      <SaveBadge {...badge} />
      {children}
    </div>
  );
}
