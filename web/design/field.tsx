import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useSay } from '../texts/say.tsx';
import type { Wording } from '../texts/wording.ts';
import styles from './field.module.css';

interface FieldParts {
  label: ReactNode;
  name: string;
  /** The error message of the field, linked to it for screen readers. */
  error?: Wording | undefined;
  hint?: ReactNode;
}

type TextFieldProps = FieldParts & InputHTMLAttributes<HTMLInputElement>;

/** A single-line text field with a visible label and message. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input {...input} id={id} className="control" {...ariaFor(id, error, hint)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldParts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A multi-line text field. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea {...area} id={id} className="control" {...ariaFor(id, error, hint)} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldParts & SelectHTMLAttributes<HTMLSelectElement>;

export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...select} id={id} className="control" {...ariaFor(id, error, hint)}>
        {children}
      </select>
    </FieldFrame>
  );
}

export function CheckField({ label, ...input }: FieldParts & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** Id of a field, and the attributes that link it to its hint and message. */
export function useFieldParts(error: FieldParts['error'], hint: ReactNode) {
  const id = useId();
  return { id, aria: ariaFor(id, error, hint) };
}

function ariaFor(id: string, error: FieldParts['error'], hint: ReactNode) {
  const by = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return {
    ...(by === '' ? {} : { 'aria-describedby': by }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
}

/** Label above a control, message and hint below it: controls side by side stand on one line. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  children,
}: Omit<FieldParts, 'name'> & { id: string; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="problem flush">
          {say(error)}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="faint flush off-paper">
          {hint}
        </p>
      )}
    </div>
  );
}
