import { type FormEvent, type ReactNode, useState } from 'react';

interface OnPaperProps {
  /** Initial value of the field, as text. */
  value: string | number;
  /** Label of the field, if nothing else names it. */
  label?: string;
  children: ReactNode;
}

/** A field on the screen; on paper its value as text: the label of a choice, and nothing for an empty field. */
export function PrintValue({ value, label, children }: OnPaperProps) {
  const [text, setText] = useState(String(value));
  const read = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement)
      setText(target.value === '' ? '' : (target.selectedOptions.item(0)?.text ?? ''));
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) setText(target.value);
  };
  return (
    <>
      <div className="off-paper" onInput={read}>
        {children}
      </div>
      {text === '' ? null : (
        <div className="on-paper">
          {label === undefined ? null : <strong>{label} </strong>}
          {text}
        </div>
      )}
    </>
  );
}
