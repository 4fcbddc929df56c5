import { get, post } from '../../base/operations/path.ts';
import type { ManualKind } from './manuals.ts';
import type { StoredManual } from './answers.ts';

export type * from './answers.ts';

/** A manual to save; id 0 creates one. */
export interface ManualSave {
  id: number;
  name: string;
  kind: ManualKind;
  active: boolean;
  version?: number | undefined;
}

/** For staff. */
export const manualEditing = {
  /** All manuals, including archived ones, in page order. */
  list: get<Record<string, never>, readonly StoredManual[]>('/Manual/GetManualList'),
  read: get<{ manualId: number }, StoredManual>('/Manual/GetManualByID/{manualId}'),
  save: post<ManualSave, { id: number }>('/Manual/SaveManual'),
  /** Uploads its PDF, replacing the current one. Returns 1. */
  upload: post<{ file: File; manualId: number }, number>('/Manual/UploadManual'),
};
