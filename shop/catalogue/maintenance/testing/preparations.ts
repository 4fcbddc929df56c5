import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { addMachine, M2200 } from '../../presses/testing/add-machine.ts';
import { taskOf } from './add-task.ts';

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
