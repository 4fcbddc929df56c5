import { personalTable } from '../../base/operations/personal-data.ts';
import { sampleRows } from './tables.ts';

/** Keys of invented rows (O4). */
export const sampleRowsPersonal = [personalTable(sampleRows, { impersonal: ['tableName', 'key'] })];
