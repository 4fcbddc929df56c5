import { get, post } from '../../base/operations/path.ts';
import type { ListedLabel, NewLabel, OpenedLabel } from './answers.ts';

export type * from './answers.ts';

/** Labels with QR codes on presses (J6). */
export const labelPaths = {
  labels: get<{ machineId: number }, readonly ListedLabel[]>('/Press/GetLabels/{machineId}'),
  /** One new label for each press; earlier ones stay valid. */
  addLabels: post<{ machineIds: readonly number[] }, readonly NewLabel[]>('/Press/AddLabels'),
  /** Returns 1. */
  revokeLabel: post<{ labelId: number }, number>('/Press/RevokeLabel'),
  openLabel: post<{ token: string }, OpenedLabel>('/Press/OpenLabel'),
};
