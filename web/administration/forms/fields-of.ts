import type { FormErrors } from '../../texts/wording.ts';

/** What every field of a form is given, by its name: what it holds, and what is wrong with it. */
export function fieldsOf<Field extends string>(
  values: Readonly<Partial<Record<Field, string>>>,
  errors: FormErrors<Field>,
) {
  return (name: Field) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
}
