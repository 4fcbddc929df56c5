import type { ListedModel, MachineDraft } from '#shop/catalogue/presses/paths.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
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
