import type { PressOptions } from '#shop/catalogue/presses/fit.ts';
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

/** The answers of the form about the options; undefined where they are not asked, or for another model than the one that they belong to. */
export function optionsIn(form: FormData): PressOptions | undefined {
  if (form.get('optionsOf') !== form.get('modelId')) return undefined;
  const answers = form.getAll('option').map(String);
  const named = (answer: string) =>
    answers.flatMap((each) => (each.startsWith(answer) ? each.slice(answer.length) : []));
  return { options: answers.some((each) => each !== '') ? named(YES) : null, missingOptions: named(NO) };
}

const [YES, NO] = ['yes:', 'no:'];

interface MachineOptionsProps {
  modelId: number;
  /** Those of the model. */
  all: readonly string[];
  own: PressOptions;
}

/** Asks of each option whether the press has it, so that parts for it say whether they fit. */
export function MachineOptions({ modelId, all, own: { options, missingOptions } }: MachineOptionsProps) {
  const t = usePressesText();
  if (all.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend>{t('my-presses.options')}</legend>
      <input type="hidden" name="optionsOf" value={modelId} />
      {all.map((option) => {
        const [yes, no] = [`${YES}${option}`, `${NO}${option}`];
        const chosen = options?.includes(option) === true ? yes : missingOptions.includes(option) ? no : '';
        return (
          <SelectField key={option} label={option} name="option" defaultValue={chosen}>
            <option value="">{t('my-presses.option-open')}</option>
            <option value={yes}>{t('product.yes')}</option>
            <option value={no}>{t('product.no')}</option>
          </SelectField>
        );
      })}
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
