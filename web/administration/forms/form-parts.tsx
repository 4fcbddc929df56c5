import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './form-parts.module.css';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { SaveBadge } from './save-badge.tsx';

/** Fields that belong together, under a heading of their own. */
export function FormGroup({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
      {children}
    </fieldset>
  );
}

/** Fields side by side, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

interface SaveBarProps {
  label: string;
  answer: SaveAnswer | undefined;
  /** The form's intent, on a page with several. */
  form?: string;
  /** The form's id, where the bar stands outside of it. */
  formId?: string;
  isUnsaved?: boolean;
  /** Message after a save, if it is not just 'Saved' (E6). */
  saved?: string;
  kind?: 'primary' | 'secondary';
  children?: ReactNode;
}

/** The button of a form, what its save came to, and other ways out. A page's own form, not a small one beside it, has it always in sight. */
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
