import type { ReactNode } from 'react';
import type { FormValues } from '../../forms/save-answer.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { t } from '../staff-text.ts';
import type { ChoiceNames, FormTable } from './table-form.ts';
import type { FormErrors } from '../../texts/wording.ts';

interface FilledTable<Name extends string> {
  values: FormValues;
  errors: FormErrors<NoInfer<Name>>;
  choices?: ChoiceNames<NoInfer<Name>>;
}

/** Renders the control of a field, by its kind: label, hint and length come from its table. */
export function tableFields<Name extends string>(
  fields: FormTable<Name>,
  { values, errors, choices = {} }: FilledTable<Name>,
) {
  /** @param hint  instead of that of the table */
  return function draw(name: Name, hint?: ReactNode): ReactNode {
    const field = fields[name];
    const parts = {
      name,
      label: t(field.label),
      hint: hint ?? (field.hint === undefined ? undefined : t(field.hint)),
      error: errors[name],
    };
    const held = { ...parts, defaultValue: values[name] ?? '', required: 'required' in field };
    switch (field.kind) {
      case 'line':
      case 'lines':
        return field.rows === undefined ? (
          <TextField key={name} {...held} maxLength={field.most} spellCheck={field.kind === 'lines'} />
        ) : (
          <TextAreaField key={name} {...held} rows={field.rows} maxLength={field.most} />
        );
      case 'price':
      case 'own price':
        return <TextField key={name} {...held} inputMode="decimal" />;
      case 'count':
      case 'number':
      case 'number or none':
        return <TextField key={name} {...held} inputMode="numeric" />;
      case 'choice':
      case 'choice or none':
      case 'word or none':
        return (
          <SelectField key={name} {...held}>
            {[...(choices[name] ?? [])].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        );
      case 'tick':
        return <CheckField key={name} name={name} label={parts.label} defaultChecked={values[name] === 'on'} />;
      default:
        return field satisfies never;
    }
  };
}
