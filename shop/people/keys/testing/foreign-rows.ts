import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Key/GetKeyUse/{guid}': { calls: [({ keyGuid }) => get(`/Key/GetKeyUse/${keyGuid}`)] },
  'POST /Key/RotateKey': { calls: [({ keyGuid }) => post('/Key/RotateKey', { guid: keyGuid })] },
  'POST /Key/RevokeKey': { calls: [({ keyGuid }) => post('/Key/RevokeKey', { guid: keyGuid })] },
};
