import { get } from '../../base/operations/path.ts';
import type { AssemblyPage, ListedAssembly } from './answers.ts';

export type * from './answers.ts';

export interface AssemblyRequest {
  modelPath: string;
  assemblyPath: string;
  /** The revision to show; empty: the one for the serial number, otherwise the last. */
  revision?: string | undefined;
  serial?: string | undefined;
}

export const drawingPaths = {
  assemblies: get<{ modelPath: string }, readonly ListedAssembly[]>('/Press/GetAssemblies/{modelPath}'),
  assembly: get<AssemblyRequest, AssemblyPage>('/Press/GetAssembly/{modelPath}/{assemblyPath}'),
};
