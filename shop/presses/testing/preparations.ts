import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { eq } from 'drizzle-orm';
import { partFits, pressModels } from '../tables.ts';
import { addMachine } from './add-machine.ts';

/** The company of the first sample account has the same number. */
const machineOfCustomer: Prepare = async (shop) => {
  const machineId = await addMachine(shop, { companyId: CUSTOMER, serial: `9${next(shop)}` });
  return { path: { machineId }, body: { machineID: machineId } };
};

const newSerial: Prepare = async (shop, { body }) => ({ body: { ...(body as object), serial: `8${next(shop)}` } });

const newModel: Prepare = async (shop) => {
  const name = `P9-${next(shop)}`;
  const [made] = await shop.shop.db.insert(pressModels).values({ name, path: name }).returning();
  return { body: { modelID: made?.id ?? 0 } };
};

export const preparations: Preparations['preparations'] = {
  'GET /Press/GetMachine/{machineId}': machineOfCustomer,
  'POST /Press/RemoveMachine': machineOfCustomer,
  'POST /Press/ChooseMachine': machineOfCustomer,
  'POST /Press/RemoveMachineOfCompany': machineOfCustomer,
  'POST /Press/SaveMachine': newSerial,
  'POST /Press/SaveMachineOfCompany': newSerial,
  'POST /Press/SaveModel': async (shop, { body }) => {
    const name = `P7-${next(shop)}`;
    return { body: { ...(body as object), name, path: name } };
  },
  'POST /Press/RemoveModel': newModel,
  'POST /Press/RemoveModelPicture': async ({ shop }, { body }) => {
    await shop.db
      .update(pressModels)
      .set({ imageHash: 'c'.repeat(32) })
      .where(eq(pressModels.id, 1));
    return { body };
  },
  'POST /Press/RemovePartFit': async (shop) => {
    const serial = `9${next(shop)}`;
    const [made] = await shop.shop.db
      .insert(partFits)
      .values({ productId: 101, modelId: 1, fromSerial: serial, toSerial: serial })
      .returning();
    return { body: { fitID: made?.id ?? 0 } };
  },
};

export const before: Preparations['before'] = {
  'POST /Press/SavePartFits': `delete from part_fits where from_serial = '9000-100'`,
  'POST /Press/UploadModelPicture': 'update press_models set image_hash = null',
};
