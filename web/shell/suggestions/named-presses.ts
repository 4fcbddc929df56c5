import { modelsNamed } from '#shop/catalogue/presses/models-named.ts';
import { type ListedModel, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { callApi } from '../../call-api.ts';

const MOST = 3;

let asked: Promise<readonly ListedModel[]> | null = null;

/** The presses that the typed words name (J1). The list is read once; without a network there is none. */
export async function namedPresses(typed: string): Promise<readonly ListedModel[]> {
  asked ??= readModels();
  return modelsNamed(await asked, typed).slice(0, MOST);
}

async function readModels(): Promise<readonly ListedModel[]> {
  const answer = await callApi(pressPaths.models, {});
  if (answer.ok) return answer.output;
  asked = null;
  return [];
}
