import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { formatTypedDay } from '#shop/base/days/calendar-day.ts';
import { useLanguage, useText } from '../texts/texts.tsx';
import type { Wording } from '../texts/wording.ts';
import { FieldFrame, useFieldParts } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './day-field.module.css';

interface DayInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'defaultValue'> {
  /** An ISO day, or what was typed. */
  defaultValue?: string;
  ref?: RefObject<HTMLInputElement | null>;
}

interface DayFieldProps extends Omit<DayInputProps, 'ref'> {
  label: ReactNode;
  name: string;
  error?: Wording | undefined;
  hint?: ReactNode;
}

/** A day with a visible label and message. */
export function DayField({ label, error, hint, ...input }: DayFieldProps) {
  const { id, aria } = useFieldParts(error, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <DayInput {...input} {...aria} id={id} />
    </FieldFrame>
  );
}

/**
 * A day, typed as the shop writes days, or picked from the browser's calendar. The browser's own field for days would write them in the
 * notation of the browser. The call reads what was typed (`parseDay`).
 */
export function DayInput({ defaultValue = '', min, max, ref, ...input }: DayInputProps) {
  const t = useText();
  const language = useLanguage();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.day}>
      <input
        autoComplete="off"
        placeholder={t('shell.day-format')}
        {...input}
        ref={field}
        defaultValue={formatTypedDay(defaultValue, language)}
        className="control"
      />
      <input
        ref={calendar}
        type="date"
        min={min}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          if (field.current === null || currentTarget.value === '') return;
          field.current.value = formatTypedDay(currentTarget.value, language);
          field.current.focus();
        }}
      />
      <button
        type="button"
        className="scripted"
        aria-label={t('shell.open-calendar')}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon shape="calendar" />
      </button>
    </span>
  );
}
