import { personalTable } from '../../base/operations/personal-data.ts';
import { defaultListViews, listViews } from './tables.ts';

/** Names of colleagues beside their views (O4). */
export const viewsPersonal = [
  personalTable(defaultListViews, { staff: ['list'] }),
  personalTable(listViews, { staff: ['list', 'name', 'query', 'changedByName'] }),
];
