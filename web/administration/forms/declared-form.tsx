import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { DayField } from '../../design/day-field.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { t } from '../staff-text.ts';
import {
  type ChoicesIn,
  choicesOf,
  type Control,
  type FormFields,
  freshTexts,
  labelOf,
  labelledIn,
  type NameIn,
  namesIn,
  type SentBy,
  type StoredIn,
  textsAfter,
  textsFor,
  unreadIn,
  valuesIn,
} from './declare-form.ts';
import { FieldGrid } from './form-parts.tsx';
import { type DrawnForm, type HiddenFields, StaffForm } from './staff-form.tsx';

/** A key pressed in a control. */
export type ControlKey = KeyboardEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Details of a control that only its screen knows. */
interface ControlMore {
  label?: ReactNode;
  hint?: ReactNode;
  readOnly?: boolean;
  max?: number;
  onKeyDown?: (event: ControlKey) => void;
}

/** Draws the control of a field by its declaration. */
export type Draw<Name extends string> = (name: Name, more?: ControlMore) => ReactNode;

type StaffFormProps = ComponentProps<typeof StaffForm<string>>;

interface DeclaredFormProps<Fields extends FormFields, Current> extends Omit<
  StaffFormProps,
  'fields' | 'stored' | 'storedOf' | 'hiddenOf' | 'version' | 'check' | 'children'
> {
  of: Fields;
  /** The stored record; null: a new one. */
  record?: (StoredIn<Fields> & { readonly version?: number }) | null;
  /** The record that somebody else saved, or a part of it, if a refused save brings it in another form. */
  recordOf?: (current: Current) => Partial<StoredIn<Fields>>;
  hiddenOf?: (current: Current) => HiddenFields;
  /** Values of a new record that are not its defaults. */
  fresh?: Partial<StoredIn<Fields>>;
  /** Further texts of stored controls that the screen draws itself. */
  others?: FormValues;
  choices?: ChoicesIn<Fields>;
  /** Further rules that are checked on leaving a field. */
  check?: (values: SentBy<Fields>) => FormErrors<NameIn<Fields>>;
  /** If omitted: all fields, checkboxes last. */
  children?: (form: DrawnForm<NameIn<Fields>> & { draw: Draw<NameIn<Fields>> }) => ReactNode;
}

/** The staff form of a declaration: its values, controls, rules, draft and conflicts are derived from it. */
export function DeclaredForm<Fields extends FormFields, Current extends StoredIn<Fields> | object = StoredIn<Fields>>(
  props: DeclaredFormProps<Fields, Current>,
) {
  const { of, record = null, recordOf, fresh = {}, others = {}, choices = {}, check, children, ...form } = props;
  const checkAll = (texts: FormValues): FormErrors<NameIn<Fields>> => {
    const unread = unreadIn(of, texts);
    return isFaultless(unread) ? (check?.(valuesIn(of, texts)) ?? {}) : unread;
  };
  return (
    <StaffForm<NameIn<Fields>, Current>
      {...form}
      fields={labelledIn(of, choices)}
      stored={{ ...(record === null ? freshTexts(of, fresh) : textsFor(of, record)), ...others }}
      version={record?.version}
      storedOf={(current, seen) => textsAfter(of, recordOf?.(current) ?? (current as Partial<StoredIn<Fields>>), seen)}
      check={checkAll}
    >
      {(drawn) => {
        const draw = drawerOf(of, drawn, choices);
        return children === undefined ? <AllFields of={of} draw={draw} /> : children({ ...drawn, draw });
      }}
    </StaffForm>
  );
}

/** All fields of a form, checkboxes last. */
export function AllFields<Fields extends FormFields>({ of, draw }: { of: Fields; draw: Draw<NameIn<Fields>> }) {
  const names = namesIn(of);
  const isTick = (name: NameIn<Fields>) => of[name]?.control === 'tick';
  return (
    <>
      <FieldGrid>{names.filter((name) => !isTick(name)).map((name) => draw(name))}</FieldGrid>
      {names.filter(isTick).map((name) => draw(name))}
    </>
  );
}

/** Texts and errors of a form that is no staff form: refused input, or these values. */
export function filledFrom(answer: SaveAnswer | undefined, values: FormValues = {}): Filled<FormFields> {
  return answer?.saved === false ? answer : { values, errors: {} };
}

interface Filled<Fields extends FormFields> {
  values: FormValues;
  errors: FormErrors<NameIn<Fields>>;
}

/** Draws the fields of a form that is not a staff form. */
export function drawerOf<Fields extends FormFields>(
  of: Fields,
  { values, errors }: Filled<Fields>,
  choices: ChoicesIn<Fields> = {},
): Draw<NameIn<Fields>> {
  return function draw(name, more = {}) {
    const entry: Control = of[name] as Control; // the names are those of the fields
    const { control, hint, input } = entry;
    const parts = {
      name,
      label: labelOf(entry),
      ...(hint === undefined ? {} : { hint: t(hint) }),
      ...input,
      ...more,
      error: errors[name],
    };
    const held = { ...parts, defaultValue: input?.['type'] === 'password' ? '' : (values[name] ?? '') };
    switch (control) {
      case 'line':
        return <TextField key={name} {...held} />;
      case 'lines':
        return <TextAreaField key={name} {...held} />;
      case 'day':
        return <DayField key={name} {...held} />;
      case 'choice':
        return (
          <SelectField key={name} {...held}>
            {choicesOf(entry, choices[name]).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        );
      case 'tick':
        return <CheckField key={name} name={name} label={parts.label} defaultChecked={values[name] === 'on'} />;
      default:
        return control satisfies never;
    }
  };
}
