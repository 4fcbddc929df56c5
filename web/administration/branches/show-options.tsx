import type { showChoices } from './show-choices.ts';

/** The options of a visibility field. */
export function ShowOptions({ choices }: { choices: ReturnType<typeof showChoices> }) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
