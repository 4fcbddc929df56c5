import { type InputHTMLAttributes, type RefObject, useEffect, useRef } from 'react';
import type { QuantityRule } from '#shop/base/kernel/line-quantity.ts';
import { quantitySteps } from './quantity-steps.ts';

interface QuantityFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: number;
  /** Quantities in which the part is sold (K4). */
  rule: QuantityRule | undefined;
  /** The id of the error message. */
  errorId?: string | undefined;
  onChoose(this: void, field: HTMLInputElement): void;
}

const TYPING_PAUSE_MS = 400;

/**
 * Quantity from 1 to 100 (C1). Its label is for screen readers only: the column heading shows it. A valid quantity is
 * chosen after a pause in typing; leaving the field, or Enter, chooses any.
 */
export function QuantityField({ label, value, rule, errorId, onChoose, ...input }: QuantityFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choose = (element: HTMLInputElement) => {
    clearTimeout(pause.current);
    if (element.value !== String(value)) onChoose(element);
  };
  useShownValue(field, value, choose);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <input
      {...input}
      ref={field}
      {...quantitySteps(rule)}
      inputMode="numeric"
      defaultValue={value}
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      autoComplete="off"
      className="control short"
      onInput={({ currentTarget }) => {
        clearTimeout(pause.current);
        if (currentTarget.validity.valid && currentTarget.value !== '')
          pause.current = setTimeout(() => choose(currentTarget), TYPING_PAUSE_MS);
      }}
      onBlur={({ currentTarget }) => choose(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        choose(event.currentTarget);
      }}
    />
  );
}

/** Shows a value that changed elsewhere, also the old one after a failed save. Input from before the script was loaded is chosen. */
function useShownValue(
  field: RefObject<HTMLInputElement | null>,
  value: number,
  choose: (element: HTMLInputElement) => void,
): void {
  const isTakenOver = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (element === null || element.value === String(value)) {
      isTakenOver.current = true;
      return;
    }
    if (isTakenOver.current) element.value = String(value);
    else choose(element);
    isTakenOver.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the value changes, not at each letter
  }, [field, value]);
}
