import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { addMachine, M2200 } from '../../presses/testing/add-machine.ts';
import { taskOf } from './add-task.ts';
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

const machine: Prepare = async (shop, { body }) => {
  const machineId = await addMachine(shop, { companyId: CUSTOMER, modelId: M2200, serial: `9${next(shop)}` });
  return { path: { machineId }, body: { ...(body as object), machineID: machineId } };
};

const taskOfMachine: Prepare = async (shop, example, token) => {
  const { path, body } = await machine(shop, example, token);
  return { path, body: { ...(body as object), taskID: await taskOf(shop, M2200) } };
};

export const preparations: Preparations['preparations'] = {
  'GET /Press/GetMaintenance/{machineId}': machine,
  'POST /Press/SaveHours': machine,
  'POST /Press/MarkMaintenanceDone': taskOfMachine,
  'POST /Press/SaveMaintenanceDay': taskOfMachine,
  'POST /Press/SetMaintenanceReminder': machine,
};
