import { personalTable } from '../../base/operations/personal-data.ts';
import { productImports } from './tables.ts';

/** Names of colleagues beside imports (O4). */
export const importsPersonal = [
  personalTable(productImports, {
    staff: ['staffName', 'undoneBy'],
    impersonal: ['fileName', 'bulkEdit', 'state', 'step', 'errors', 'questions', 'trouble', 'conflicts'],
  }),
];
