import type { InputHTMLAttributes } from 'react';
import type { QuantityRule } from '#shop/kernel/line-quantity.ts';
import { quantitySteps } from './quantity-steps.ts';
import styles from './quantity-select.module.css';

interface QuantityFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: number;
  /** Quantities in which the part is sold (K4). */
  rule: QuantityRule | undefined;
  /** The id of the error message. */
  errorId?: string | undefined;
  onChoose(this: void, field: HTMLInputElement): void;
}

/**
 * Quantity from 1 to 100 (C1), as a field, because a hundred options on each of a thousand lines would be most of the
 * page. Leaving it, or Enter, confirms the input.
 */
export function QuantityField({ label, value, rule, errorId, onChoose, ...input }: QuantityFieldProps) {
  return (
    <input
      {...input}
      key={value}
      {...quantitySteps(rule)}
      inputMode="numeric"
      defaultValue={value}
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      autoComplete="off"
      className={styles.quantity}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== String(value)) onChoose(currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
