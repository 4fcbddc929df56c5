import type { ChosenMachine } from '#shop/catalogue/presses/paths.ts';

/** Name of a press in a list: 'Press 3 (2200, 2200-140)'. */
export function machineTitle({
  serial,
  machineName,
  modelName,
}: Pick<ChosenMachine, 'serial' | 'machineName' | 'modelName'>): string {
  const known = [modelName, serial].filter((word) => word !== '').join(', ');
  return machineName === '' ? known : `${machineName} (${known})`;
}

/** The page of a press of the company. */
export const machineAddress = (machineId: number) => `/My-Press?id=${machineId}`;

/** The public page of a model. */
export const modelAddress = (modelPath: string) => `/Presses/${encodeURIComponent(modelPath)}`;

/** All parts that fit a model, or one press of it. */
export function partsAddress({ modelId, serial = '' }: { modelId: number; serial?: string }): string {
  return `/search?${new URLSearchParams(serial === '' ? { press: String(modelId) } : { press: String(modelId), serial }).toString()}`;
}

/** The page of an assembly, with a revision of its drawing if one is asked for. */
export function assemblyAddress(modelPath: string, assemblyPath: string, revision = ''): string {
  const page = `${modelAddress(modelPath)}/${encodeURIComponent(assemblyPath)}`;
  return revision === '' ? page : `${page}?revision=${encodeURIComponent(revision)}`;
}
