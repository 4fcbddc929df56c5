import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { addMachine, P5_13 } from '../presses/testing/add-machine.ts';
import { sendMaintenanceReminders } from './send-reminders.ts';
import { machineHours } from './tables.ts';

const TODAY = '2026-11-30';

/** A company with a P5-13, its manager and an operator who may only read. */
async function atThePress(shop: TestShop) {
  const customer = await newCustomer(shop);
  const boss = await shop.as(customer.email, customer.userPass);
  const machines = await boss.post('/api/Press/SaveMachine', {
    machineId: 0,
    modelId: P5_13,
    serial: 'P5-0777',
    machineName: 'Press 7',
  });
  const { machineId } = machines.body;
  return { boss, operator: await addMember(shop, customer, 'reader'), machineId, customer };
}

function enter(caller: ApiCaller, machineId: number, counterHours: unknown, readOn = TODAY, isNewCounter = false) {
  return caller.post('/api/Press/SaveHours', { machineId, counterHours, readOn, isNewCounter });
}

async function maintenanceOf(caller: ApiCaller, machineId: number) {
  return (await caller.get(`/api/Press/GetMaintenance/${machineId}`)).body;
}

interface Task {
  taskId: number;
  productName: string;
  dueState: string;
  dueAtHours: number | null;
}

/** 'US-KIT-BLADE-13 due 6250', one for each task, in the order of the page. */
async function tasksOf(caller: ApiCaller, machineId: number): Promise<string[]> {
  const { maintenance } = await maintenanceOf(caller, machineId);
  return maintenance.map(({ productName, dueState, dueAtHours }: Task) => `${productName} ${dueState} ${dueAtHours}`);
}

async function taskIdOf(caller: ApiCaller, machineId: number, part: string): Promise<number> {
  const { maintenance } = await maintenanceOf(caller, machineId);
  return maintenance.find(({ productName }: Task) => productName === part).taskId;
}

test.beforeEach(({ ownShop }) => ownShop.setTime(new Date(`${TODAY}T10:00:00Z`)));

describe('maintenance of a press (J10)', () => {
  test('is due by the hours of the press, the most urgent first, and counts again when it is done', async ({
    ownShop,
  }) => {
    const { boss, operator, machineId } = await atThePress(ownShop);
    expect(await tasksOf(boss, machineId)).toContain('US-KIT-BLADE-13 unknown null');
    expect((await enter(operator, machineId, 6_020, '2026-10-01')).body).toBe(1);
    expect((await enter(operator, machineId, 6_520, '2026-11-25')).body).toBe(1);
    expect(await tasksOf(operator, machineId)).toEqual([
      'US-KIT-BLADE-13 due 6250',
      'US-KIT-UV-SERVICE due 6500',
      'CS-SEAL-P5-FM later 7000',
      'P5-CHILL-SEAL later 8000',
      'P5-BEARING-6004 later 8000',
    ]);
    const due = await operator.get('/api/Press/GetDueMaintenance');
    expect(due.body).toMatchObject([
      { machineId, machineName: 'Press 7', productName: 'US-KIT-BLADE-13', hoursLeft: -270 },
      { machineId, productName: 'US-KIT-UV-SERVICE', hoursLeft: -20, quantity: 2 },
    ]);
    const taskId = await taskIdOf(operator, machineId, 'US-KIT-BLADE-13');
    expect((await operator.post('/api/Press/MarkMaintenanceDone', { machineId, taskId })).body).toBe(1);
    expect(await tasksOf(boss, machineId)).toContain('US-KIT-BLADE-13 later 6770');
    const done = await ownShop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'did maintenance of'));
    expect(done).toMatchObject([
      { entity: 'machine', entityId: `${machineId}`, after: { part: 'US-KIT-BLADE-13', doneOn: TODAY } },
    ]);
  });

  test('is due by a day that a member sets, without hours, until it is done', async ({ ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    const taskId = await taskIdOf(boss, machineId, 'P5-CHILL-SEAL');
    const set = (dueOn: string | null) => boss.post('/api/Press/SaveMaintenanceDay', { machineId, taskId, dueOn });
    expect((await set('2026-12-01')).body).toBe(1);
    expect((await tasksOf(boss, machineId))[0]).toBe('P5-CHILL-SEAL later null');
    expect((await set(TODAY)).body).toBe(1);
    expect((await tasksOf(boss, machineId))[0]).toBe('P5-CHILL-SEAL due null');
    await boss.post('/api/Press/MarkMaintenanceDone', { machineId, taskId });
    expect(await maintenanceOf(boss, machineId)).toMatchObject({ counterHours: null });
    expect(await tasksOf(boss, machineId)).toContain('P5-CHILL-SEAL unknown null');
  });

  test('goes on after the counter was replaced, which has to be declared', async ({ ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    await enter(boss, machineId, 6_400, '2026-11-01');
    const fewer = await enter(boss, machineId, 30);
    expect([fewer.status, fewer.body.errors]).toEqual([
      400,
      [
        {
          field: 'counterHours',
          message: 'The counter showed 6,400 hours on 01-11-2026. If it was replaced since, confirm it',
        },
      ],
    ]);
    expect(await maintenanceOf(boss, machineId)).toMatchObject({ counterHours: 6_400, readOn: '2026-11-01' });
    expect((await enter(boss, machineId, 30, TODAY, true)).body).toBe(1);
    expect(await tasksOf(boss, machineId)).toContain('US-KIT-UV-SERVICE later 100');
    // The figure of a day can be corrected, and counts from the old counter as before.
    expect((await enter(boss, machineId, 90, TODAY, true)).body).toBe(1);
    expect(await tasksOf(boss, machineId)).toContain('US-KIT-UV-SERVICE later 100');
    expect((await maintenanceOf(boss, machineId)).counterHours).toBe(90);
  });

  test('adds the old counter’s hours also if the new one shows more', async ({ ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    await enter(boss, machineId, 100, '2026-11-01');
    await enter(boss, machineId, 150, TODAY, true);
    expect(await tasksOf(boss, machineId)).toContain('US-KIT-UV-SERVICE later 400');
  });

  test.for([
    ['no figure', 'many', TODAY],
    ['less than nothing', -1, TODAY],
    ['a fraction', 12.5, TODAY],
    ['more than a million', 1_000_001, TODAY],
    ['nothing', '', TODAY],
    ['a day to come', 7_000, '2026-12-01'],
    ['a day before the last one', 7_000, '2026-10-31'],
    ['no day', 7_000, '2026-02-30'],
  ] as const)('refuses hours: %s, and changes nothing', async ([, hours, readOn], { ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    await enter(boss, machineId, 6_400, '2026-11-01');
    expect((await enter(boss, machineId, hours, readOn)).status).toBe(400);
    const rows = await ownShop.shop.db.select().from(machineHours).where(eq(machineHours.machineId, machineId));
    expect(rows).toMatchObject([{ hours: 6_400, readOn: '2026-11-01' }]);
  });

  test("refuses a day in the past, another model's task, and another company's press", async ({ ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    const taskId = await taskIdOf(boss, machineId, 'P5-CHILL-SEAL');
    const past = await boss.post('/api/Press/SaveMaintenanceDay', { machineId, taskId, dueOn: '2026-11-29' });
    expect([past.status, past.body.errors[0].field]).toEqual([400, 'dueOn']);
    const other = await addMachine(ownShop, { companyId: 1, serial: '2200-990' });
    const uk = await ownShop.as('uk@converter.test');
    expect((await uk.post('/api/Press/MarkMaintenanceDone', { machineId: other, taskId })).status).toBe(404);
    expect((await enter(boss, other, 1)).status).toBe(404);
    expect((await boss.get(`/api/Press/GetMaintenance/${other}`)).status).toBe(404);
    expect(await tasksOf(boss, machineId)).toContain('P5-CHILL-SEAL unknown null');
  });
});

describe('a mail about due maintenance (J10)', () => {
  test('is sent once for each due to the member who wants it, however many processes look', async ({ ownShop }) => {
    const { boss, operator, machineId } = await atThePress(ownShop);
    await operator.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded: true });
    await enter(operator, machineId, 6_400, '2026-11-29');
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(0);
    await enter(operator, machineId, 6_500);
    await look(ownShop);
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(1);
    await deliverAll(ownShop);
    const mail = await lastMail(ownShop, 'maintenance-due');
    expect([mail.to, mail.subject]).toEqual([operator.email, 'Maintenance due: P5-0777']);
    expect(mail.text).toContain('US-KIT-UV-SERVICE');
    expect(mail.text).toContain('Every 500 hours');
    expect(mail.text).toContain('Nothing has been ordered.');
    expect(mail.text).not.toContain('CS-SEAL-P5-FM');

    const taskId = await taskIdOf(boss, machineId, 'US-KIT-UV-SERVICE');
    await boss.post('/api/Press/MarkMaintenanceDone', { machineId, taskId });
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(1);
    await enter(operator, machineId, 7_000);
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(2);
  });

  test('ends with the wish, the suspension and the press, also one that is already waiting', async ({ ownShop }) => {
    const { boss, operator, machineId } = await atThePress(ownShop);
    const remind = (isReminded: boolean) =>
      operator.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded });
    await remind(true);
    expect((await maintenanceOf(operator, machineId)).isReminded).toBe(true);
    expect((await maintenanceOf(boss, machineId)).isReminded).toBe(false);
    await enter(operator, machineId, 6_000, '2026-11-01');
    await enter(operator, machineId, 6_500);
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(1);
    await boss.post('/api/Company/SaveMember', { memberId: operator.id, memberRole: 'reader', suspended: true });
    await deliverAll(ownShop);
    await expect(lastMail(ownShop, 'maintenance-due')).rejects.toThrow('No mail');

    await boss.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded: true });
    await boss.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded: false });
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(1);
    await boss.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded: true });
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(2);
    await boss.post('/api/Press/RemoveMachine', { machineId });
    await deliverAll(ownShop);
    await expect(lastMail(ownShop, 'maintenance-due')).rejects.toThrow('No mail');
    await look(ownShop);
    expect(await queued(ownShop, machineId)).toBe(2);
  });
});

/** Three processes look at the same time. */
async function look({ shop }: TestShop): Promise<void> {
  const at = { now: shop.clock.now(), timeZone: shop.store.timeZone };
  await Promise.all([1, 2, 3].map(() => sendMaintenanceReminders(shop.db, at, 500)));
}

async function queued({ shop }: TestShop, machineId: number): Promise<number> {
  const rows = await shop.db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.kind, 'maintenance-due'));
  return rows.filter(({ payload }) => (payload as { machineId: number }).machineId === machineId).length;
}

describe('maintenance of a model (J10)', () => {
  test('is saved with the model; a part that is named again keeps what presses know of it', async ({ ownShop }) => {
    const { boss, machineId } = await atThePress(ownShop);
    await enter(boss, machineId, 6_400);
    const taskId = await taskIdOf(boss, machineId, 'US-KIT-UV-SERVICE');
    await boss.post('/api/Press/MarkMaintenanceDone', { machineId, taskId });
    const staff = await ownShop.asStaff();
    const model = (await staff.get(`/api/Press/GetStaffModel/${P5_13}`)).body;
    const save = (maintenance: unknown) =>
      staff.post('/api/Press/SaveModel', {
        ...model,
        categoryIds: model.categories.map(({ categoryId }: { categoryId: number }) => categoryId),
        version: undefined,
        maintenance,
      });
    const uv = { part: 'us kit uv service', everyHours: 600, quantity: 2, note: '' };
    expect((await save([uv])).status).toBe(200);
    expect(await tasksOf(boss, machineId)).toEqual(['US-KIT-UV-SERVICE later 7000']);
    const [entry] = await ownShop.shop.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'press model'), eq(auditEntries.action, 'saved')));
    expect(entry?.after).toMatchObject({ maintenance: ['2 × US-KIT-UV-SERVICE: 600 h'] });
    expect((await save(undefined)).status).toBe(200);
    expect(await tasksOf(boss, machineId)).toEqual(['US-KIT-UV-SERVICE later 7000']);

    const twice = await save([uv, { ...uv, part: 'US-KIT-UV-SERVICE' }]);
    expect(twice.body.errors).toEqual([{ field: 'maintenance.1.part', message: 'A part can have one interval only' }]);
    const wrong = await save([
      { ...uv, part: 'NO-SUCH-PART' },
      { ...uv, everyHours: 0 },
    ]);
    expect(wrong.status).toBe(400);
    expect((await save([{ ...uv, part: 'NO-SUCH-PART' }])).body.errors[0].field).toBe('maintenance.0.part');
    expect(await tasksOf(boss, machineId)).toEqual(['US-KIT-UV-SERVICE later 7000']);
    expect((await save([])).status).toBe(200);
    expect(await tasksOf(boss, machineId)).toEqual([]);
  });
});
