import { CUSTOMER } from '#server/api/testing/callers.ts';
import { next, type Prepare, type Preparations } from '#server/api/testing/prepare-request.ts';
import { eq } from 'drizzle-orm';
import type { TestShop } from '#server/testing/test-shop.ts';
import { partFits, pressAssemblies, pressDrawings, pressModels } from '../tables.ts';
import { addLabel, addMachine } from './add-machine.ts';
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

/** The company of the first sample account has the same number. */
const machineOfCustomer: Prepare = async (shop) => {
  const machineId = await addMachine(shop, { companyId: CUSTOMER, serial: `9${next(shop)}` });
  return { path: { machineId }, body: { machineID: machineId } };
};

const machinesOfCustomer: Prepare = async (shop, { body }) => {
  const machineId = await addMachine(shop, { companyId: CUSTOMER, serial: `9${next(shop)}` });
  return { body: { ...(body as object), machineIDs: [machineId] } };
};

const labelOfCustomer: Prepare = async (shop) => {
  const machineId = await addMachine(shop, { companyId: CUSTOMER, serial: `9${next(shop)}` });
  return { body: { labelID: await addLabel(shop, machineId) } };
};

const newSerial: Prepare = async (shop, { body }) => ({ body: { ...(body as object), serial: `8${next(shop)}` } });

const newModel: Prepare = async (shop) => {
  const name = `P9-${next(shop)}`;
  const [made] = await shop.shop.db.insert(pressModels).values({ name, path: name }).returning();
  return { body: { modelID: made?.id ?? 0 } };
};

/** An assembly with a drawing of its own. */
async function newDrawing({ shop }: TestShop, name: string) {
  const [assembly] = await shop.db.insert(pressAssemblies).values({ modelId: 2, name, path: name }).returning();
  const [drawing] = await shop.db
    .insert(pressDrawings)
    .values({ assemblyId: assembly?.id ?? 0, revision: 'A', imageHash: 'c'.repeat(32), widthPx: 1, heightPx: 1 })
    .returning();
  return { assemblyId: assembly?.id ?? 0, drawingId: drawing?.id ?? 0 };
}

export const preparations: Preparations['preparations'] = {
  'GET /Press/GetMachine/{machineId}': machineOfCustomer,
  'POST /Press/RemoveMachine': machineOfCustomer,
  'POST /Press/ChooseMachine': machineOfCustomer,
  'POST /Press/RemoveMachineOfCompany': machineOfCustomer,
  'GET /Press/GetLabels/{machineId}': machineOfCustomer,
  'GET /Press/GetLabelsOfMachine/{machineId}': machineOfCustomer,
  'POST /Press/AddLabels': machinesOfCustomer,
  'POST /Press/AddLabelsOfCompany': machinesOfCustomer,
  'POST /Press/RevokeLabel': labelOfCustomer,
  'POST /Press/RevokeLabelOfCompany': labelOfCustomer,
  'POST /Press/OpenLabel': async (shop) => {
    const token = `label-${next(shop)}`;
    await addLabel(shop, await addMachine(shop, { companyId: CUSTOMER, serial: `7${next(shop)}` }), token);
    return { body: { token } };
  },
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
  'POST /Press/SaveAssembly': async (shop, { body }) => ({ body: { ...(body as object), path: `Ink-${next(shop)}` } }),
  'POST /Press/RemoveAssembly': async (shop) => ({
    body: { assemblyID: (await newDrawing(shop, `Gone-${next(shop)}`)).assemblyId },
  }),
  'POST /Press/RemoveDrawing': async (shop) => ({
    body: { drawingID: (await newDrawing(shop, `Drawn-${next(shop)}`)).drawingId },
  }),
  'POST /Press/UploadDrawing': async (shop, { body, fileName }) => {
    const serial = `9${next(shop)}`;
    const { assemblyId } = await newDrawing(shop, `Sheet-${serial}`);
    await shop.shop.db.update(pressDrawings).set({ toSerial: '1' }).where(eq(pressDrawings.assemblyId, assemblyId));
    const fields = { assemblyID: assemblyId, revision: `R${serial}`, fromSerial: serial, toSerial: serial };
    return { body: { ...(body as object), ...fields }, ...(fileName === undefined ? {} : { fileName }) };
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
  'POST /Press/SaveDrawing': 'update press_callouts set note = note || 1 where drawing_id = 1',
  'POST /Press/UploadModelPicture': 'update press_models set image_hash = null',
};
