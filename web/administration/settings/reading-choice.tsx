import { useId } from 'react';
import styles from './readings.module.css';
import { say } from '../staff-text.ts';
import type { Wording } from '../../texts/wording.ts';

interface ReadingChoiceProps {
  name: string;
  present: string;
  error: Wording | undefined;
  choices: readonly (readonly [value: string, label: string, meaning: string])[];
}

/** A choice of two readings, each with its meaning. */
export function ReadingChoice({ name, present, error, choices }: ReadingChoiceProps) {
  const id = useId();
  return (
    <div className="grid cells-18 below-4 gap-4">
      {choices.map(([value, label, meaning]) => (
        <div key={value} className={styles.choice}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === present}
            aria-describedby={`${id}-${value}-means`}
          />
          <div>
            <label htmlFor={`${id}-${value}`}>{label}</label>
            <p id={`${id}-${value}-means`}>{meaning}</p>
          </div>
        </div>
      ))}
      {error === undefined ? null : (
        <p className="bad whole-row flush" role="alert">
          {say(error)}
        </p>
      )}
    </div>
  );
}
