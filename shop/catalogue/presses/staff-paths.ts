import type { MachineDraft } from './paths.ts';
import type { TaskDraft } from '../maintenance/save-tasks.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { Machine, SavedMachine, StaffFit, StaffModel } from './answers.ts';

export type * from './answers.ts';

/** Models as staff list them; searched by name. */
export const modelDeclaration = declareList({
  sorts: ['order', 'name', 'number'],
  order: { sort: 'order', direction: 'asc' },
  filters: { state: choice(['current', 'archived'], 'staff-refusal.press.state') },
});

export type ModelQuestion = QuestionOf<typeof modelDeclaration>;

/** Statements of all models or of one, of all parts or of one; searched by part number. */
export const fitDeclaration = declareList({
  sorts: ['part', 'model', 'number'],
  order: { sort: 'part', direction: 'asc' },
  filters: { modelId: { kind: 'id', of: 'press_model' }, productId: { kind: 'id', of: 'product' } },
});

export type FitQuestion = QuestionOf<typeof fitDeclaration>;

/** A model as it is saved; id 0 makes a new one. */
export interface ModelDraft extends Pick<
  StaffModel,
  'id' | 'name' | 'path' | 'intro' | 'firstYear' | 'lastYear' | 'options' | 'manuals' | 'sortOrder' | 'archived'
> {
  categoryIds: readonly number[];
  /** Its maintenance from now on; omitted: as before. */
  maintenance?: readonly TaskDraft[] | undefined;
  /** An option that goes and one that comes are the same: presses, fits and drawings that name it are changed too. */
  confirmRename?: boolean | undefined;
  version?: number | undefined;
}

/** A statement as typed; id 0 adds one. */
export interface FitDraft {
  id: number;
  part: string;
  modelId: number;
  fromSerial: string;
  toSerial: string;
  option: string;
  quantity: number;
  note: string;
}

export const staffPressPaths = {
  models: get<ModelQuestion, ListPage<StaffModel>>('/Press/GetStaffModels'),
  model: get<{ modelId: number }, StaffModel>('/Press/GetStaffModel/{modelId}'),
  /** Returns its number. */
  saveModel: post<ModelDraft, number>('/Press/SaveModel'),
  /** Returns 1. */
  uploadPicture: post<{ modelId: number; file: File }, number>('/Press/UploadModelPicture'),
  removePicture: post<{ modelId: number }, number>('/Press/RemoveModelPicture'),
  /** Refused while a company has a press of it; returns 1. */
  removeModel: post<{ modelId: number }, number>('/Press/RemoveModel'),
  fits: get<FitQuestion, ListPage<StaffFit>>('/Press/GetPartFits'),
  /** All or none; returns 1. */
  saveFits: post<{ fits: readonly FitDraft[] }, number>('/Press/SavePartFits'),
  removeFit: post<{ fitId: number }, number>('/Press/RemovePartFit'),
  machines: get<{ companyId: number }, readonly Machine[]>('/Press/GetMachinesOfCompany/{companyId}'),
  saveMachine: post<MachineDraft & { companyId: number }, SavedMachine>('/Press/SaveMachineOfCompany'),
  removeMachine: post<{ machineId: number }, number>('/Press/RemoveMachineOfCompany'),
};
