import { PrintValue } from './print-value.tsx';

interface LineQuantityProps {
  name: string;
  value: number | string;
  label: string;
  isWrong: boolean;
  /** Ids of the messages about the line. */
  describedBy: string | undefined;
  disabled?: boolean;
  maxLength?: number;
}

/** Quantity of a line: a field on the screen, a figure on paper. */
export function LineQuantity({ name, value, label, isWrong, describedBy, disabled, maxLength = 6 }: LineQuantityProps) {
  return (
    <PrintValue value={value}>
      <input
        className="control"
        name={name}
        defaultValue={value}
        inputMode="numeric"
        maxLength={maxLength}
        disabled={disabled}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
      />
    </PrintValue>
  );
}
