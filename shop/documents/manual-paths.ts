import { get, post } from '../operations/path.ts';
import type { ManualKind } from './manuals.ts';
import type { StoredManual } from './answers.ts';

export type * from './answers.ts';

/** A manual as staff save it; id 0 makes a new one. */
export interface ManualSave {
  id: number;
  name: string;
  kind: ManualKind;
  active: boolean;
  version?: number | undefined;
}

/** For staff. */
export const manualEditing = {
  /** All of them, archived ones too, in the order of the page. */
  list: get<Record<string, never>, readonly StoredManual[]>('/Manual/GetManualList'),
  read: get<{ manualId: number }, StoredManual>('/Manual/GetManualByID/{manualId}'),
  save: post<ManualSave, { id: number }>('/Manual/SaveManual'),
  /** Its PDF, in place of the one that is there. Answers 1. */
  upload: post<{ file: File; manualId: number }, number>('/Manual/UploadManual'),
};
