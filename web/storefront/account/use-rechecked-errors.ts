import { useState, type FocusEvent } from 'react';
import type { FieldErrors } from '#shop/field-errors.ts';

/**
 * The messages of a form that was refused, looked at again for each field that is left: what has been put right is not
 * accused any more. Before the form was sent nothing is said (C2: on submit).
 * @param said  what the action answered; undefined before that
 */
export function useRecheckedErrors<Field extends string>(
  said: FieldErrors<Field> | undefined,
  check: (form: FormData) => FieldErrors<Field>,
) {
  const [rechecked, setRechecked] = useState<{ said: typeof said; errors: FieldErrors<Field> } | null>(null);
  const errors: FieldErrors<Field> = rechecked !== null && rechecked.said === said ? rechecked.errors : (said ?? {});
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field = target.name as Field; // the fields of the form are those of its rules
    if (said === undefined || errors[field] === undefined) return;
    setRechecked({ said, errors: { ...errors, [field]: check(new FormData(currentTarget))[field] } });
  };
  return { errors, onBlur };
}
