import { data } from 'react-router';
import { type AssemblyPage, drawingPaths } from '#shop/catalogue/drawings/paths.ts';
import { type Machine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { type PageArgs, RefusedError } from '../../../page-context.ts';

/** The press that the drawing is read for, and those that the member could choose instead. */
export interface DrawingPresses {
  /** That of the address, otherwise the chosen one, if it is of the model. */
  press: Machine | null;
  /** The presses of the model in the member's company. */
  own: readonly Machine[];
}

export async function readPresses({ request, params, context }: PageArgs): Promise<DrawingPresses> {
  if (!context.signedIn) return { press: null, own: [] };
  const modelPath = (params['model'] ?? '').toLowerCase();
  const machines = await context.call(pressPaths.machines, {});
  const own = machines.filter((machine) => machine.modelPath.toLowerCase() === modelPath);
  const asked = Number(new URL(request.url).searchParams.get('press') ?? '');
  const press = own.find(({ machineId }) => machineId === asked) ?? own.find(({ isChosen }) => isChosen) ?? null;
  return { press, own };
}

/** The drawing of the address, otherwise that of a press, otherwise the last one. */
export async function readAssembly(
  { request, params, context }: PageArgs,
  press: Pick<Machine, 'serial'> | null,
): Promise<AssemblyPage> {
  const [modelPath, assemblyPath] = [params['model'] ?? '', params['assembly'] ?? ''];
  const revision = new URL(request.url).searchParams.get('revision') ?? '';
  const serial = revision === '' ? (press?.serial ?? '') : '';
  const asked = await context.ask(drawingPaths.assembly, { modelPath, assemblyPath, revision, serial });
  if (asked.ok) return asked.output;
  if (asked.refusal.status === 404) throw data(null, { status: 404 });
  throw new RefusedError(asked.refusal);
}
