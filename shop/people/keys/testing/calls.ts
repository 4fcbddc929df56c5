import { CUSTOMER, STAFF } from '#server/api/testing/callers.ts';
import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { putKey } from './keys.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Key/GetKeyUse/{guid}': { calls: [({ keyGuid }) => get(`/Key/GetKeyUse/${keyGuid}`)] },
  'POST /Key/RotateKey': { calls: [({ keyGuid }) => post('/Key/RotateKey', { guid: keyGuid })] },
  'POST /Key/RevokeKey': { calls: [({ keyGuid }) => post('/Key/RevokeKey', { guid: keyGuid })] },
};

const ofCompany: Prepare = async (shop) => guidOf(await putKey(shop, { companyId: CUSTOMER, customerId: CUSTOMER }));
const ofStaff: Prepare = async (shop) => guidOf(await putKey(shop, { staffId: STAFF }));

const guidOf = ({ guid }: { guid: string }) => ({ path: { guid }, body: { guid } });

/** Examples that name a key. */
export const preparations: Preparations['preparations'] = {
  'GET /Key/GetKeyUse/{guid}': ofCompany,
  'POST /Key/RotateKey': ofCompany,
  'POST /Key/RevokeKey': ofCompany,
  'GET /Key/GetStaffKeyUse/{guid}': ofStaff,
  'POST /Key/RotateStaffKey': ofStaff,
  'POST /Key/RevokeStaffKey': ofStaff,
};
