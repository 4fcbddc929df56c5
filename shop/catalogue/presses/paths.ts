import { get, post } from '../../base/operations/path.ts';
import type {
  ChosenMachine,
  JudgedParts,
  ListedModel,
  Machine,
  ModelPage,
  PartModels,
  SavedMachine,
  SerialMatch,
} from './answers.ts';

export type * from './answers.ts';

/** A press as its form sends it; id 0 adds one. */
export interface MachineDraft extends Pick<
  Machine,
  'machineId' | 'modelId' | 'serial' | 'machineName' | 'place' | 'notes'
> {
  /** Options of its model that it has; null: not known. Omitted: unchanged, and not known if the model changes. */
  options?: readonly string[] | null | undefined;
  /** Options that it does not have. Omitted with options: all others of its model. */
  missingOptions?: readonly string[] | undefined;
  /** Version that the form was filled from; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** Everybody may see models and what fits them; members see the presses of their company (J1 to J3). */
export const pressPaths = {
  models: get<Record<string, never>, readonly ListedModel[]>('/Press/GetModels'),
  /** By the model's part of the address, regardless of case. */
  model: get<{ modelPath: string }, ModelPage>('/Press/GetModel/{modelPath}'),
  partModels: get<{ productId: number }, PartModels>('/Press/GetModelsOfPart/{productId}'),
  machines: get<Record<string, never>, readonly Machine[]>('/Press/GetMachines'),
  machine: get<{ machineId: number }, Machine>('/Press/GetMachine/{machineId}'),
  /** Own presses with a serial number, and the models that it may belong to. */
  bySerial: get<{ serial: string }, SerialMatch>('/Press/FindBySerial'),
  saveMachine: post<MachineDraft, SavedMachine>('/Press/SaveMachine'),
  /** Returns 1. */
  removeMachine: post<{ machineId: number }, number>('/Press/RemoveMachine'),
  /** null: none any more. Returns 1. */
  chooseMachine: post<{ machineId: number | null }, number>('/Press/ChooseMachine'),
  chosen: get<Record<string, never>, ChosenMachine | null>('/Press/GetChosenMachine'),
  /** '101,140': up to 200 parts, for a press of the company, otherwise for the chosen one. */
  judge: get<{ parts: string; machineId?: number | undefined }, JudgedParts>('/Press/GetFitsOfParts'),
};
