import type { ListedModel, MachineDraft } from '#shop/catalogue/presses/paths.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { choice, namesIn, text, type TextsOf, valuesIn } from '../../forms/typed-form.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { usePressesText } from './presses-text.ts';

/** A press of a company. */
export const machineForm = { modelId: choice, serial: text, machineName: text, place: text, notes: text };

export const MACHINE_FIELDS = namesIn(machineForm);
export type MachineField = (typeof MACHINE_FIELDS)[number];
export type TypedMachine = TextsOf<typeof machineForm>;

/** A press as its form sends it; version 0: a new one. */
export function machineDraftOf(typed: TypedMachine, machineId: number, version: number): MachineDraft {
  const values = valuesIn(machineForm, typed);
  return { ...values, modelId: values.modelId ?? 0, machineId, ...(version > 0 ? { version } : {}) };
}

const NONE = 'none';

/**
 * The options as the form sends them: null if nothing is ticked, because then nobody has said; undefined where they are not asked, or for
 * another model than the one that they belong to.
 */
export function optionsIn(form: FormData): readonly string[] | null | undefined {
  if (form.get('optionsOf') !== form.get('modelId')) return undefined;
  const options = form.getAll('options').map(String);
  return options.length === 0 && !form.has(NONE) ? null : options;
}

interface MachineOptionsProps {
  modelId: number;
  /** Those of the model. */
  all: readonly string[];
  /** null: not said. */
  own: readonly string[] | null;
}

/** The options that a press has, so that parts for them say whether they fit. */
export function MachineOptions({ modelId, all, own }: MachineOptionsProps) {
  const t = usePressesText();
  if (all.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend>{t('my-presses.options')}</legend>
      <input type="hidden" name="optionsOf" value={modelId} />
      {all.map((option) => (
        <CheckField key={option} label={option} name="options" value={option} defaultChecked={own?.includes(option)} />
      ))}
      <CheckField label={t('my-presses.options-none')} name={NONE} value="1" defaultChecked={own?.length === 0} />
      <p className="soft">{t('my-presses.options-hint')}</p>
    </fieldset>
  );
}

interface MachineFieldsProps {
  models: readonly ListedModel[];
  values: TypedMachine;
  errors: FormErrors<MachineField>;
}

/** All fields of a press. */
export function MachineFields({ models, values, errors }: MachineFieldsProps) {
  const t = usePressesText();
  const field = (name: MachineField) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <SelectField label={t('my-presses.model')} required {...field('modelId')}>
        <option value="">{t('my-presses.choose-model')}</option>
        {models.map(({ modelId, modelName }) => (
          <option key={modelId} value={modelId}>
            {modelName}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('my-presses.serial')}
        hint={t('my-presses.serial-hint')}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('serial')}
      />
      <TextField label={t('my-presses.name')} maxLength={50} autoComplete="off" {...field('machineName')} />
      <TextField label={t('my-presses.place')} maxLength={50} autoComplete="off" {...field('place')} />
      <TextAreaField label={t('my-presses.notes')} maxLength={2000} rows={3} {...field('notes')} />
    </>
  );
}
