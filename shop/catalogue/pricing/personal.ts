import { personalTable } from '../../base/operations/personal-data.ts';
import { priceUpdates } from './tables.ts';

/** Names of colleagues beside price updates (O4). */
export const pricingPersonal = [personalTable(priceUpdates, { staff: ['staffName'], impersonal: ['state'] })];
