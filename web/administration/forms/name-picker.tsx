import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../design/icon.tsx';
import type { Wording } from '../../texts/wording.ts';
import { say, t } from '../staff-text.ts';
import { usePausedQuestion } from './use-paused-question.ts';
import styles from './name-picker.module.css';

/** A row that is chosen by its name. */
export interface Named {
  id: number;
  name: string;
}

interface NamePickerProps {
  label: string;
  chosen: readonly Named[];
  error?: Wording | undefined;
  /** Rows whose name contains the keyword. */
  find: (keyword: string, signal: AbortSignal) => Promise<readonly Named[]>;
  onChange: (chosen: readonly Named[]) => void;
}

/** Two rows may have one name. */
const optionOf = ({ id, name }: Named) => `${id} ${name}`;

/**
 * Chooses rows by typing a part of their names: Enter chooses the first that is found, even before it is shown; Backspace in the
 * empty field removes the last one. Needs script.
 */
export function NamePicker({ label, chosen, error, find, onChange }: NamePickerProps) {
  const id = useId();
  const [found, setFound] = useState<readonly Named[]>([]);
  const askPaused = usePausedQuestion();
  const isWanted = useRef(false); // Enter was pressed before the answer
  const input = useRef<HTMLInputElement>(null);
  const isNew = (one: Named) => chosen.every((other) => other.id !== one.id);

  const choose = (one: Named | undefined) => {
    isWanted.current = false;
    if (one === undefined) return;
    if (isNew(one)) onChange([...chosen, one]);
    if (input.current !== null) input.current.value = '';
    setFound([]);
  };
  const ask = (keyword: string) => {
    askPaused(null);
    isWanted.current = false;
    const picked = found.find((one) => optionOf(one) === keyword);
    if (picked !== undefined) return choose(picked);
    setFound([]);
    if (keyword.trim() === '') return;
    askPaused(async (signal) => {
      const answer = await find(keyword.trim(), signal);
      if (signal.aborted) return;
      if (isWanted.current) choose(answer.find(isNew));
      else setFound(answer);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.key === 'Backspace' && value === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
    if (event.key !== 'Enter' || value === '') return;
    event.preventDefault(); // it would submit the form
    if (found.length === 0) isWanted.current = true;
    else choose(found.find(isNew));
  };
  return (
    <div className="stack">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className="control"
        list={`${id}-found`}
        placeholder={t('picker.find')}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={`${id}-found`}>
        {found.filter(isNew).map((one) => (
          <option key={one.id} value={optionOf(one)}>
            {one.name}
          </option>
        ))}
      </datalist>
      {error === undefined ? null : (
        <span id={`${id}-error`} className="problem">
          {say(error)}
        </span>
      )}
      <ul className="row list gap-1">
        {chosen.map((one) => (
          <li key={one.id} className={styles.one}>
            {one.name}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('picker.remove', { name: one.name })}
              onClick={() => onChange(chosen.filter((other) => other.id !== one.id))}
            >
              <Icon shape="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
