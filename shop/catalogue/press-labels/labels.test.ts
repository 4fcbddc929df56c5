import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { machineLabels } from '../presses/tables.ts';
import { addMachine, M2200 } from '../presses/testing/add-machine.ts';

const tokenOf = (labelUrl: string) => labelUrl.slice(labelUrl.lastIndexOf('/') + 1);

test('the code of a label opens and chooses the press for its company, and only the model for everybody else (J6)', async ({
  ownShop,
}) => {
  const uk = await ownShop.as('uk@converter.test');
  const machineId = await addMachine(ownShop, { companyId: 1, serial: '2200-700', name: 'Press 7', place: 'Hall 7' });
  const made = await uk.post('/api/Press/AddLabels', { machineIds: [machineId] });
  expect(made.body).toMatchObject([{ machineId, modelName: '2200', serial: '2200-700', machineName: 'Press 7' }]);
  const [{ labelId, labelUrl }] = made.body;
  const token = tokenOf(labelUrl);
  expect(token).toMatch(/^[\w-]{22}$/); // 128 bits

  const colleague = await addMember(ownShop, { id: 1 }, 'reader');
  const open = (caller: Pick<typeof uk, 'post'>) => caller.post('/api/Press/OpenLabel', { token });
  expect((await open(colleague)).body).toMatchObject({ machineId, companyId: null });
  expect((await colleague.get('/api/Press/GetChosenMachine')).body).toMatchObject({ machineId });
  const asVisitor = await open(ownShop.api);
  expect(asVisitor.body).toEqual({ modelName: '2200', modelPath: '2200', machineId: null, companyId: null });
  expect((await open(await ownShop.as('de@converter.test'))).body).toEqual(asVisitor.body);
  expect((await open(await ownShop.asStaff())).body).toMatchObject({ machineId, companyId: 1 });

  // Neither the table nor the audit list has the code.
  const stored = await ownShop.shop.db.select().from(machineLabels).where(eq(machineLabels.id, labelId));
  const noted = await ownShop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'added a label to'));
  expect(noted).toHaveLength(1);
  expect(JSON.stringify([stored, noted])).not.toContain(token);

  expect((await uk.get(`/api/Press/GetLabels/${machineId}`)).body).toMatchObject([{ labelId }]);
  expect((await uk.post('/api/Press/RevokeLabel', { labelId })).body).toBe(1);
  expect((await uk.get(`/api/Press/GetLabels/${machineId}`)).body).toEqual([]);
  for (const caller of [uk, ownShop.api]) expect((await open(caller)).body).toMatchObject({ code: 'label.dead' });
  expect((await uk.post('/api/Press/RevokeLabel', { labelId })).status).toBe(404);
});

test('a label dies with its press, and a press has at most twenty (J6)', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  const machineId = await addMachine(ownShop, { companyId: 1, serial: '2200-701' });
  const add = () => staff.post('/api/Press/AddLabelsOfCompany', { companyId: 1, machineIds: [machineId, machineId] });
  const first = await add();
  expect(first.body).toHaveLength(1);
  for (let count = 2; count <= 20; count += 1) expect((await add()).status).toBe(200);
  expect((await add()).body.code).toBe('label.too-many');
  const wrong = await staff.post('/api/Press/AddLabelsOfCompany', { companyId: 2, machineIds: [machineId] });
  expect(wrong.status).toBe(404);
  await staff.post('/api/Press/RemoveMachineOfCompany', { machineId });
  const opened = await ownShop.api.post('/api/Press/OpenLabel', { token: tokenOf(first.body[0].labelUrl) });
  expect([opened.status, opened.body.code]).toEqual([404, 'label.dead']);
});

test('a press that is sold belongs to the company that bought it, and the label of the seller opens it for nobody (J3, J6)', async ({
  ownShop,
}) => {
  const [seller, buyer] = [await ownShop.as('uk@converter.test'), await ownShop.as('de@converter.test')];
  const press = { machineId: 0, modelId: M2200, serial: '2200-702', machineName: 'Press 2', place: '', notes: '' };
  const own = async (caller: typeof seller) => {
    const { machineId } = (await caller.post('/api/Press/SaveMachine', press)).body;
    const [{ labelUrl }] = (await caller.post('/api/Press/AddLabels', { machineIds: [machineId] })).body;
    return { machineId, token: tokenOf(labelUrl) };
  };
  const open = (caller: Pick<typeof seller, 'post'>, token: string) => caller.post('/api/Press/OpenLabel', { token });
  const sold = await own(seller);
  const bought = await own(buyer); // the seller has not removed it yet
  expect((await open(buyer, sold.token)).body).toMatchObject({ machineId: null });
  expect((await open(seller, bought.token)).body).toMatchObject({ machineId: null });
  expect((await buyer.post('/api/Press/RemoveMachine', { machineId: sold.machineId })).status).toBe(404);

  expect((await seller.post('/api/Press/RemoveMachine', { machineId: sold.machineId })).status).toBe(200);
  for (const caller of [seller, buyer])
    expect((await open(caller, sold.token)).body).toMatchObject({ code: 'label.dead' });
  expect((await open(buyer, bought.token)).body).toMatchObject({ machineId: bought.machineId });
});
