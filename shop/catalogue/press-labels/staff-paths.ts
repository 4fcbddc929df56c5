import { get, post } from '../../base/operations/path.ts';
import type { ListedLabel, NewLabel } from './answers.ts';

export type * from './answers.ts';

export const staffLabelPaths = {
  labels: get<{ machineId: number }, readonly ListedLabel[]>('/Press/GetLabelsOfMachine/{machineId}'),
  addLabels: post<{ companyId: number; machineIds: readonly number[] }, readonly NewLabel[]>(
    '/Press/AddLabelsOfCompany',
  ),
  revokeLabel: post<{ labelId: number }, number>('/Press/RevokeLabelOfCompany'),
};
