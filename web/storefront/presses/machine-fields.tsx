import type { ListedModel, MachineDraft } from '#shop/catalogue/presses/paths.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { usePressesText } from './presses-text.ts';

export const MACHINE_FIELDS = ['modelId', 'serial', 'machineName', 'place', 'notes'] as const;
export type MachineField = (typeof MACHINE_FIELDS)[number];
export type TypedMachine = Readonly<Record<MachineField, string>>;

export const BLANK_MACHINE: TypedMachine = { modelId: '', serial: '', machineName: '', place: '', notes: '' };

export function machineIn(form: FormData): TypedMachine {
  const text = (name: MachineField) => String(form.get(name) ?? '');
  return {
    modelId: text('modelId'),
    serial: text('serial'),
    machineName: text('machineName'),
    place: text('place'),
    notes: text('notes'),
  };
}

/** A press as its form sends it; version 0: a new one. */
export function machineDraftOf(typed: TypedMachine, machineId: number, version: number): MachineDraft {
  return { ...typed, modelId: Number(typed.modelId), machineId, ...(version > 0 ? { version } : {}) };
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
