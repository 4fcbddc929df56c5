import type { InputHTMLAttributes } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/kernel/line-quantity.ts';
import styles from './quantity-select.module.css';

interface QuantityFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: number;
  /** The id of the error message. */
  errorId?: string | undefined;
  onChoose(this: void, field: HTMLInputElement): void;
}

/**
 * Quantity from 1 to 100 (C1), as a field, because a hundred options on each of a thousand lines would be most of the
 * page. Leaving it, or Enter, confirms the input.
 */
export function QuantityField({ label, value, errorId, onChoose, ...input }: QuantityFieldProps) {
  return (
    <input
      {...input}
      key={value}
      type="number"
      inputMode="numeric"
      min={MIN_QUANTITY}
      max={MAX_QUANTITY}
      step={1}
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
