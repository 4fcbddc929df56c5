import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './form-parts.module.css';
import type { SaveAnswer } from './save-answer.ts';
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
  /** What the form calls itself in its field 'form', on a page that has several. */
  form?: string;
  isUnsaved?: boolean;
  children?: ReactNode;
}

/** The button of a form, what its save came to, and other ways out. */
export function SaveBar({ label, answer, form, isUnsaved = false, children }: SaveBarProps) {
  const { formData } = useNavigation();
  const busy = formData !== undefined && (form === undefined || formData.get('form') === form);
  return (
    <div className={styles.saveBar}>
      <Button type="submit" busy={busy && t('save.saving')}>
        {label}
      </Button>
      <SaveBadge answer={answer} isUnsaved={isUnsaved} />
      {children}
    </div>
  );
}
