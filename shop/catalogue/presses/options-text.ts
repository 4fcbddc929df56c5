import type { machines } from './tables.ts';

type StoredOptions = Pick<typeof machines.$inferSelect, 'options' | 'missingOptions'>;

const NO_OPTION = '-';

/** Reads 'UV | -Inline die': the press has the one and not the other; of further options of its model it is not known. */
export function optionsIn(text: string, ofModel: readonly string[]): StoredOptions {
  if (text === '') return { options: null, missingOptions: [] };
  if (text === NO_OPTION) return { options: [], missingOptions: [...ofModel] };
  const names = [...new Set(text.split('|').map((name) => name.trim()))].filter((name) => name !== '');
  const lacks = names.filter((name) => name.startsWith('-'));
  return {
    options: names.filter((name) => !lacks.includes(name)),
    missingOptions: lacks.map((name) => name.slice(1).trim()),
  };
}

/** Writes what `optionsIn` reads. */
export function optionsText({ options, missingOptions }: StoredOptions, ofModel: readonly string[]): string {
  if (missingOptions.length > 0 && ofModel.every((option) => missingOptions.includes(option))) return NO_OPTION;
  return [...(options ?? []), ...missingOptions.map((option) => `-${option}`)].join(' | ');
}
