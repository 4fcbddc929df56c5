import { personalTable } from '../../base/operations/personal-data.ts';
import { stockMovements } from './tables.ts';

/** Names of colleagues beside stock movements (O4). */
export const stockPersonal = [personalTable(stockMovements, { staff: ['staffName'], impersonal: ['kind', 'reason'] })];
