import type { FormValues } from '../../forms/save-answer.ts';
import { jsonText } from '../../json-text.ts';

/** A field of a staff form: its label, and the display text of values such as '85' or 'on'. */
export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  /** @param row  values of the other fields */
  read?: (value: string, row: (name: string) => string) => string;
}

/** A field in the three versions of a conflict between two saves. */
export interface FieldVersions {
  name: string;
  label: string;
  /** Display texts: the initial, the stored and the typed value. */
  had: string;
  theirs: string;
  mine: string;
  /** Their value, as in the form's field. */
  value: string;
  /** Only the other person changed it: the form shows their value. */
  isTaken: boolean;
}

interface ThreeVersions {
  had: FormValues;
  theirs: FormValues;
  mine: FormValues;
}

/** Fields that somebody else changed to a value other than the typed one, with all three versions. */
export function versionsOf(fields: readonly FormField[], { had, theirs, mine }: ThreeVersions): FieldVersions[] {
  return fields.flatMap(({ name, label, read = asItIs }) => {
    const display = (values: FormValues) => read(values[name] ?? '', (other) => values[other] ?? '');
    const value = theirs[name] ?? '';
    if (isSameText(value, had[name]) || isSameText(value, mine[name])) return [];
    const isTaken = isUntouched(name, { had, mine });
    return [{ name, label, had: display(had), theirs: display(theirs), mine: display(mine), value, isTaken }];
  });
}

/** Merged values: the input, and theirs in the fields that were not edited. */
export function mergedValues(fields: readonly FormField[], versions: ThreeVersions): FormValues {
  const { theirs, mine } = versions;
  const merged: Record<string, string> = { ...mine };
  for (const { name } of fields) {
    if (!isUntouched(name, versions)) continue;
    const value = theirs[name];
    if (value === undefined) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

function isUntouched(name: string, { had, mine }: Pick<ThreeVersions, 'had' | 'mine'>): boolean {
  return isSameText(had[name], mine[name]);
}

/** Line ends as they are stored; a form changes them. */
export const lineEnds = (text: string) => text.replaceAll('\r\n', '\n');

function isSameText(one = '', other = ''): boolean {
  return lineEnds(one) === lineEnds(other);
}

/** Values that the form was filled with, from its hidden field; empty if the field is missing or was tampered with. */
export function seenValues({ seen = '' }: FormValues): FormValues {
  const values = jsonText(seen) ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

/** The version that a save is based on; a new record has none. */
export function versionIn({ version = '' }: FormValues): { version?: number } {
  return version === '' ? {} : { version: Number(version) };
}

const asItIs = (text: string) => text;
