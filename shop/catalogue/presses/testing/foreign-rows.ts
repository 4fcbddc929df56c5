import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this room's calls to a customer who names another company's press (B11). */
export const foreignRows: ForeignRows = {
  'GET /Press/GetMachine/{machineId}': { calls: [({ machineId }) => get(`/Press/GetMachine/${machineId}`)] },
  'GET /Press/GetFitsOfParts': {
    calls: [({ machineId }) => get(`/Press/GetFitsOfParts?parts=101&machineId=${machineId}`)],
  },
  'POST /Press/SaveMachine': {
    calls: [
      ({ machineId }) => post('/Press/SaveMachine', { machineId, modelId: 1, serial: '1', machineName: 'Cuckoo' }),
    ],
  },
  'POST /Press/RemoveMachine': { calls: [({ machineId }) => post('/Press/RemoveMachine', { machineId })] },
  'GET /Press/GetLabels/{machineId}': { calls: [({ machineId }) => get(`/Press/GetLabels/${machineId}`)] },
  'POST /Press/AddLabels': {
    calls: [
      ({ machineId }) => post('/Press/AddLabels', { machineIds: [machineId] }),
      ({ machineId }, own) => post('/Press/AddLabels', { machineIds: [own.machineId, machineId] }),
    ],
  },
  'POST /Press/RevokeLabel': { calls: [({ labelId }) => post('/Press/RevokeLabel', { labelId })] },
  'POST /Press/ChooseMachine': { calls: [({ machineId }) => post('/Press/ChooseMachine', { machineId })] },
};
