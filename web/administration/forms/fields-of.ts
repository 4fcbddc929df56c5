import type { FormErrors } from '../../texts/wording.ts';

/** Props of every field of a form, by name: its value and its fault. */
export function fieldsOf<Field extends string>(
  values: Readonly<Partial<Record<Field, string>>>,
  errors: FormErrors<Field>,
) {
  return (name: Field) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
}
