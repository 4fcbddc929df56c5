import { useState, type FormEvent } from 'react';
import type { FormErrors } from '../../texts/wording.ts';

/**
 * The messages of a form that was refused, looked at again while it is corrected: what has been put right is no longer
 * marked. Before the form was sent nothing is said (C2: on submit). On input rather than on leaving a field: a message that
 * goes when the pointer is already on the button moves the button away from under it, and the click is lost.
 * @param said  what the action answered; undefined before that
 */
export function useRecheckedErrors<Field extends string>(
  said: FormErrors<Field> | undefined,
  check: (form: FormData) => FormErrors<Field>,
) {
  const [rechecked, setRechecked] = useState<{ said: typeof said; errors: FormErrors<Field> } | null>(null);
  const errors: FormErrors<Field> = rechecked !== null && rechecked.said === said ? rechecked.errors : (said ?? {});
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const refused = Object.keys(errors) as Field[];
    if (refused.length === 0) return;
    const now = check(new FormData(currentTarget));
    const still = refused.filter((field) => now[field] !== undefined);
    setRechecked({ said, errors: Object.fromEntries(still.map((field) => [field, now[field]])) as FormErrors<Field> });
  };
  return { errors, onChange };
}
