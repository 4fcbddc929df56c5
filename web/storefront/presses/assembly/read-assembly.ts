import { data } from 'react-router';
import { type AssemblyPage, drawingPaths } from '#shop/catalogue/drawings/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { type PageArgs, RefusedError } from '../../../page-context.ts';

/** The drawing of the address, otherwise that of the member's chosen press, otherwise the last one. */
export async function readAssembly({ request, params, context }: PageArgs): Promise<AssemblyPage> {
  const [modelPath, assemblyPath] = [params['model'] ?? '', params['assembly'] ?? ''];
  const revision = new URL(request.url).searchParams.get('revision') ?? '';
  const machine = context.signedIn && revision === '' ? await context.call(pressPaths.chosen, {}) : null;
  const serial = machine?.modelPath.toLowerCase() === modelPath.toLowerCase() ? machine.serial : '';
  const asked = await context.ask(drawingPaths.assembly, { modelPath, assemblyPath, revision, serial });
  if (asked.ok) return asked.output;
  if (asked.refusal.status === 404) throw data(null, { status: 404 });
  throw new RefusedError(asked.refusal);
}
