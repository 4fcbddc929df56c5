import type { FieldErrors } from '#shop/kernel/field-errors.ts';

/** What every field of a form is given, by its name: what it holds, and what is wrong with it. */
export function fieldsOf<Field extends string>(
  values: Readonly<Partial<Record<Field, string>>>,
  errors: FieldErrors<Field>,
) {
  return (name: Field) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
}
