import { cataloguePageOperations } from './page-operations.ts';

export const catalogueOperations = [...cataloguePageOperations];
