import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this room's calls to a customer who names another company's press (B11). */
export const foreignRows: ForeignRows = {
  'GET /Press/GetMaintenance/{machineId}': { calls: [({ machineId }) => get(`/Press/GetMaintenance/${machineId}`)] },
  'POST /Press/SaveHours': {
    calls: [
      ({ machineId }) =>
        post('/Press/SaveHours', { machineId, counterHours: 1, readOn: '2026-11-02', isNewCounter: false }),
    ],
  },
  'POST /Press/MarkMaintenanceDone': {
    calls: [({ machineId }) => post('/Press/MarkMaintenanceDone', { machineId, taskId: 1 })],
  },
  'POST /Press/SaveMaintenanceDay': {
    calls: [({ machineId }) => post('/Press/SaveMaintenanceDay', { machineId, taskId: 1, dueOn: '2099-01-05' })],
  },
  'POST /Press/SetMaintenanceReminder': {
    calls: [({ machineId }) => post('/Press/SetMaintenanceReminder', { machineId, isReminded: true })],
  },
};
