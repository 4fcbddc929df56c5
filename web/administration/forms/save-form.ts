import type { Refusal } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import { renameFields } from '../../forms/refused-form.ts';
import { refusedFields, refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { fieldOf, type FormFields, namesIn, type SentBy, unreadIn, valuesIn } from './declare-form.ts';
import { versionIn } from './form-field.ts';

/** The record that a form saves, from its hidden fields; id 0: a new one. */
export interface SavedRecord {
  id: number;
  version?: number;
}

interface SaveOf<Fields extends FormFields, Input, Output> {
  path: Path<Input, Output>;
  input: (values: SentBy<Fields>, record: SavedRecord) => Input;
  /** Its intent, on a page with several forms. */
  name?: string;
  /** Fields that the screen draws itself, and which show refusals too. */
  slots?: readonly string[];
  /** Place of the values in the call, such as 'fits.0'. */
  at?: string;
  /** Fields of the form's rows by their names in the call: 'lines.0.quantity' is 'quantity.12'. */
  rowField?: (refused: string) => string;
}

type Refused = ReturnType<typeof refusedSave<string>> | ReturnType<typeof refusedFields<string>>;

/** A save of a declared form. If it was refused: its answer, and the refusal of the call unless a field could not be read. */
export type FormSave<Output> =
  | { saved: true; output: Output }
  | { saved: false; refusal: Refusal | null; answer: Refused };

/** Input of a call that takes the values as they are. */
export const itself = <Values>(values: Values): Values => values;

/** Input of a call that takes the values of a record, with its id and version. */
export const wholeRecord = <Values>(values: Values, record: SavedRecord): Values & SavedRecord => ({
  ...values,
  ...record,
});

/**
 * Saves a declared form: it calls the operation with the values of its fields, and shows each refusal at its field. A form with a
 * field that can't be read is refused without a call.
 */
export async function saveForm<Fields extends FormFields, Input, Output>(
  of: Fields,
  form: FormData,
  context: PageContext,
  { path, input, name, at, slots = [], rowField = (refused) => refused }: SaveOf<Fields, Input, Output>,
): Promise<FormSave<Output>> {
  const texts = Object.fromEntries([...form].map(([field, value]) => [field, typeof value === 'string' ? value : '']));
  const typed = typedValues(form);
  const unread = unreadIn(of, texts);
  if (Object.keys(unread).length > 0)
    return { saved: false, refusal: null, answer: refusedFields(unread, typed, name) };
  const record = { id: Number(texts['id'] ?? 0), ...versionIn(typed) };
  const asked = await askAsStaff(context, form, path, input(valuesIn(of, texts), record));
  if (asked.ok) return { saved: true, output: asked.output };
  const begin = at === undefined ? '' : `${at}.`;
  const refusal = renameFields(asked.refusal, (field) =>
    fieldOf(of, rowField(field.startsWith(begin) ? field.slice(begin.length) : field)),
  );
  return { saved: false, refusal, answer: refusedSave<string>(refusal, [...namesIn(of), ...slots], typed, name) };
}

/** The answer of a page that stays open after a save. */
export function answerOf(save: FormSave<unknown>): Refused | { saved: true; form: undefined };
export function answerOf<Form extends string>(
  save: FormSave<unknown>,
  form: Form,
): Refused | { saved: true; form: Form };
export function answerOf(save: FormSave<unknown>, form?: string): unknown {
  return save.saved ? { saved: true, form } : save.answer;
}
