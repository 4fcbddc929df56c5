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

/** All parts that fit a model, or one press of it; of one product type, if it is known. */
export function partsAddress(
  { modelId, serial = '' }: { modelId: number; serial?: string },
  typeId: number | null = null,
): string {
  const query = new URLSearchParams({ press: String(modelId) });
  if (serial !== '') query.set('serial', serial);
  if (typeId !== null) query.set('type', String(typeId));
  return `/search?${query.toString()}`;
}

/** The page of an assembly, with a revision of its drawing and a press of the company, if they are asked for. */
export function assemblyAddress(modelPath: string, assemblyPath: string, revision = '', machineId?: number): string {
  const query = new URLSearchParams(revision === '' ? {} : { revision });
  if (machineId !== undefined) query.set('press', String(machineId));
  const page = `${modelAddress(modelPath)}/${encodeURIComponent(assemblyPath)}`;
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
