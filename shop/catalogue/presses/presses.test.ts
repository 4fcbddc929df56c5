import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { products } from '../parts/tables.ts';
import { partFits, pressAssemblies, pressCallouts, pressDrawings } from './tables.ts';
import { addMachine, M2200, P5_13 } from './testing/add-machine.ts';

const CLAMP = 236; // fits 2200 from 2200-100
const CARD = 243; // fits 2200 from 2200-100 to 2200-219
const UV_LAMP = 274; // fits P5-13 with UV
const CHILL_SEAL = 208; // fits P5-13 with a chill drum
const TAPE = 102; // nothing is stated

interface Line {
  isMisfit: boolean;
  serial: string;
}

const fit = (rest: object = {}) => ({
  id: 0,
  part: 'TT-1015-50',
  modelId: M2200,
  fromSerial: '2200-100',
  toSerial: '2200-199',
  option: '',
  quantity: 1,
  note: '',
  ...rest,
});

async function typeOf({ shop: { db } }: TestShop, productId: number) {
  const [row] = await db.select({ typeId: products.typeId }).from(products).where(eq(products.id, productId));
  if (row?.typeId == null) throw new Error(`Part ${productId} has no type.`);
  return row.typeId;
}

const machine = (rest: object = {}) => ({
  machineId: 0,
  modelId: M2200,
  serial: '2200-300',
  machineName: 'Press 9',
  place: '',
  notes: '',
  ...rest,
});

describe('staff state what fits (J2)', () => {
  test('a range may not share a serial number with another of the same part, model and option', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const save = (...fits: object[]) => staff.post('/api/Press/SavePartFits', { fits });
    expect((await save(fit(), fit({ fromSerial: '2200-200', toSerial: '' }), fit({ option: 'UV' }))).status).toBe(200);
    const overlapping = await save(
      fit({ fromSerial: '', toSerial: '' }),
      fit({ fromSerial: '2200-99A', toSerial: '2200 - 100' }),
    );
    expect(overlapping.status).toBe(400);
    expect(overlapping.body.errors[0]).toMatchObject({ field: 'fits.0.fromSerial' });
    const [note] = await ownShop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(note).toMatchObject({
      entity: 'product',
      entityId: String(TAPE),
      after: { fits: ['2200 2200-100 – 2200-199: 1', '2200 2200-100 – 2200-199, UV: 1', '2200 2200-200 – : 1'] },
    });
    await expect(
      ownShop.shop.db.insert(partFits).values({ productId: TAPE, modelId: M2200, toSerial: '2200-100' }),
    ).rejects.toThrow();
  });

  test('ranges exchange their serial numbers in one save, and are judged when all are written', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const save = (...fits: object[]) => staff.post('/api/Press/SavePartFits', { fits });
    await save(fit({ fromSerial: '1', toSerial: '100' }), fit({ fromSerial: '101', toSerial: '200' }));
    const stored = () =>
      ownShop.shop.db
        .select({ id: partFits.id, fromSerial: partFits.fromSerial, toSerial: partFits.toSerial })
        .from(partFits)
        .where(eq(partFits.productId, TAPE))
        .orderBy(partFits.id);
    const [first, second] = (await stored()).map(({ id }) => id);
    const move = (one: object, other: object) => save(fit({ id: first, ...one }), fit({ id: second, ...other }));
    const moved = await move({ fromSerial: '1', toSerial: '150' }, { fromSerial: '151', toSerial: '200' });
    expect(moved.status).toBe(200);
    expect((await move({ fromSerial: '151', toSerial: '200' }, { fromSerial: '1', toSerial: '150' })).status).toBe(200);
    const refused = await move({ fromSerial: '151', toSerial: '200' }, { fromSerial: '1', toSerial: '151' });
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'fits.0.fromSerial',
      'fits.1.fromSerial',
    ]);
    expect(await stored()).toEqual([
      { id: first, fromSerial: '151', toSerial: '200' },
      { id: second, fromSerial: '1', toSerial: '150' },
    ]);
  });

  test.for([
    ['an unknown part', { part: 'NO-SUCH' }, 'part'],
    ['an unknown model', { modelId: 999 }, 'modelID'],
    ['an option that the model does not have', { option: 'Turbo' }, 'option'],
    ['an end before its beginning', { fromSerial: '2200-100', toSerial: '2200-99' }, 'toSerial'],
    ['signs in a serial number', { fromSerial: "2200'" }, 'fromSerial'],
    ['no piece', { quantity: 0 }, 'productQuantity'],
    ['an empty quantity (D54)', { quantity: '' }, 'productQuantity'],
    ['no quantity (D54)', { quantity: null }, 'productQuantity'],
  ] as const)('%s is refused at its field', async ([, rest, field], { shop }) => {
    const staff = await shop.asStaff();
    const { status, body } = await staff.post('/api/Press/SavePartFits', { fits: [fit(rest)] });
    expect([status, body.errors?.[0].field]).toEqual([400, `fits.0.${field}`]);
  });

  test('a model is removed with what is stated about it, unless a company has a press of it', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const { body: modelId } = await staff.post('/api/Press/SaveModel', { name: 'P9-9', path: 'P9-9' });
    await staff.post('/api/Press/SavePartFits', { fits: [fit({ modelId })] });
    const machineId = await addMachine(ownShop, { companyId: 1, modelId });
    expect((await staff.post('/api/Press/RemoveModel', { modelId })).body.code).toBe('press-model.in-use');
    await staff.post('/api/Press/RemoveMachineOfCompany', { machineId });
    expect((await staff.post('/api/Press/RemoveModel', { modelId })).status).toBe(200);
    expect((await staff.get(`/api/Press/GetPartFits?modelId=${modelId}`)).body).toEqual([]);
  });
});

describe("a company's presses (J3)", () => {
  test('a member adds, chooses and changes one, and is informed of a serial number that nothing is known of', async ({
    ownShop,
  }) => {
    const caller = await ownShop.as('fr@converter.test');
    const added = await caller.post('/api/Press/SaveMachine', machine({ modelId: P5_13, serial: 'P5-7' }));
    expect(added).toMatchObject({ status: 200, body: { isSerialUnusual: false } });
    const { machineId } = added.body;
    expect((await caller.post('/api/Press/ChooseMachine', { machineId })).body).toBe(1);
    expect((await caller.get('/api/Press/GetChosenMachine')).body).toMatchObject({ machineId, serial: 'P5-7' });
    const twice = await caller.post('/api/Press/SaveMachine', machine({ modelId: P5_13, serial: 'p5 - 007' }));
    expect([twice.status, twice.body.errors?.[0].field]).toEqual([400, 'serial']);
    const colleague = await ownShop.as('fr@converter.test');
    await colleague.post('/api/Press/SaveMachine', machine({ machineId, modelId: P5_13, serial: 'P5-8' }));
    const stale = await caller.post('/api/Press/SaveMachine', {
      ...machine({ machineId, modelId: P5_13 }),
      version: 1,
    });
    expect(stale.body.code).toBe('save.stale');
    await caller.post('/api/Press/RemoveMachine', { machineId });
    expect((await caller.get('/api/Press/GetChosenMachine')).body).toBeNull();
  });

  test('order again says where a part does not fit the press that its line names', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    const [{ saleID: orderId }] = (await uk.get('/api/Sale/GetSaleByUserID/1')).body;
    const misfits = async () =>
      (await uk.get(`/api/Sale/GetOrderAgain/${orderId}`)).body.lines.map(({ isMisfit }: Line) => isMisfit);
    expect(await misfits()).not.toContain(true);
    const { lines } = (await uk.get(`/api/Sale/GetOrderAgain/${orderId}`)).body;
    const line = lines.find(({ serial }: Line) => serial === '');
    await addMachine(ownShop, { companyId: 1, serial: '77-1' });
    await ownShop.shop.db.insert(partFits).values({ productId: line.productId, modelId: M2200, fromSerial: '77-2' });
    await ownShop.owner.$client.query(`update order_lines set serial = '77 - 01' where id = $1 and serial = ''`, [
      line.lineId,
    ]);
    expect((await misfits()).filter(Boolean)).toEqual([true]);
  });

  test('parts are judged for the chosen press, with the rule that gave the answer', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    const judge = async (serial: string) => {
      const machineId = await addMachine(ownShop, { companyId: 1, serial });
      await uk.post('/api/Press/ChooseMachine', { machineId });
      const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${CLAMP},${CARD},${TAPE},x`);
      return body.parts.map((part: { fit: string }) => part.fit);
    };
    expect(await judge('2200-141')).toEqual(['fits', 'fits', 'not-known']);
    expect(await judge('2200-99')).toEqual(['does-not-fit', 'does-not-fit', 'not-known']);
    expect(await judge('2200-220')).toEqual(['fits', 'does-not-fit', 'not-known']);
    expect(await judge('')).toEqual(['not-known', 'not-known', 'not-known']);
    const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${CLAMP},${TAPE}`);
    expect(body.parts.map(({ isForAll }: { isForAll: boolean }) => isForAll)).toEqual([false, true]);
    expect(body.parts.map(({ typeId }: { typeId: number | null }) => typeId)).toEqual([
      await typeOf(ownShop, CLAMP),
      await typeOf(ownShop, TAPE),
    ]);
  });

  test('a press with its options: parts for them fit or not; what is not known stays open', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    const save = (rest: object) =>
      uk.post('/api/Press/SaveMachine', machine({ modelId: P5_13, serial: 'P5-0300', ...rest }));
    const unknown = await save({ options: ['LED'] });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      [{ field: 'options', message: 'This model has no such option' }],
    ]);
    const { machineId } = (await save({})).body;
    const fits = async () => {
      const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${UV_LAMP},${CHILL_SEAL}&machineId=${machineId}`);
      return body.parts.map((part: { fit: string }) => part.fit);
    };
    expect(await fits()).toEqual(['not-known', 'not-known']);
    await save({ machineId, options: ['UV'] });
    expect(await fits()).toEqual(['fits', 'does-not-fit']);
    await save({ machineId, machineName: 'Press 30' }); // without options: they stay
    expect(await fits()).toEqual(['fits', 'does-not-fit']);
    await save({ machineId, options: [] });
    expect(await fits()).toEqual(['does-not-fit', 'does-not-fit']);
    const { maintenance } = (await uk.get(`/api/Press/GetMaintenance/${machineId}`)).body;
    const tasks = maintenance.map(({ productName }: { productName: string }) => productName);
    expect(tasks).not.toContain('P5-CHILL-SEAL');
    expect(tasks).toContain('CS-SEAL-P5-FM');
    await save({ machineId, modelId: M2200, serial: '2200-301' });
    expect((await uk.get(`/api/Press/GetMachine/${machineId}`)).body.options).toBeNull();
  });

  test('an answer about one option says nothing of another; both lists may not name the same one', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as('uk@converter.test');
    const press = machine({ modelId: P5_13, serial: 'P5-0303', options: ['UV'], missingOptions: [] });
    const { machineId } = (await uk.post('/api/Press/SaveMachine', press)).body;
    const fits = async () => {
      const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${UV_LAMP},${CHILL_SEAL}&machineId=${machineId}`);
      return body.parts.map((part: { fit: string }) => part.fit);
    };
    expect(await fits()).toEqual(['fits', 'not-known']);
    const save = (rest: object) => uk.post('/api/Press/SaveMachine', { ...press, machineId, ...rest });
    expect((await save({ options: [], missingOptions: ['UV'] })).status).toBe(200);
    expect(await fits()).toEqual(['does-not-fit', 'not-known']);
    const both = await save({ options: ['UV'], missingOptions: ['UV'] });
    expect([both.status, both.body.errors[0].field]).toEqual([400, 'options']);
    expect(await fits()).toEqual(['does-not-fit', 'not-known']);
    expect((await save({ options: null, missingOptions: undefined })).status).toBe(200);
    expect(await fits()).toEqual(['not-known', 'not-known']);
  });

  test('an option with another name keeps its fits, drawings and presses, once that is confirmed', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as('uk@converter.test');
    const staff = await ownShop.asStaff();
    const press = machine({ modelId: P5_13, serial: 'P5-0301', options: ['UV'] });
    const { machineId } = (await uk.post('/api/Press/SaveMachine', press)).body;
    const fits = async () => {
      const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${UV_LAMP},${CHILL_SEAL}&machineId=${machineId}`);
      return body.parts.map((part: { fit: string }) => part.fit);
    };
    const model = (await staff.get(`/api/Press/GetStaffModel/${P5_13}`)).body;
    const others = model.options.filter((option: string) => option !== 'UV');
    const { categories, maintenance: _, ...head } = model;
    const save = (options: readonly string[], confirmRename?: boolean) =>
      staff.post('/api/Press/SaveModel', {
        ...head,
        categoryIds: categories.map(({ categoryId }: { categoryId: number }) => categoryId),
        options,
        confirmRename,
      });

    const { db } = ownShop.shop;
    const drawnFor = (option: string) => db.$count(pressCallouts, eq(pressCallouts.option, option));
    const [callout] = await db
      .select({ id: pressCallouts.id })
      .from(pressCallouts)
      .innerJoin(pressDrawings, eq(pressDrawings.id, pressCallouts.drawingId))
      .innerJoin(pressAssemblies, eq(pressAssemblies.id, pressDrawings.assemblyId))
      .where(eq(pressAssemblies.modelId, P5_13));
    await db
      .update(pressCallouts)
      .set({ option: 'UV' })
      .where(eq(pressCallouts.id, callout?.id ?? 0));
    const drawn = await drawnFor('UV');

    const gone = await save(others);
    expect([gone.status, gone.body.errors[0].field]).toEqual([400, 'options']);
    const unclear = await save([...others, 'LED', 'UV-LED'], true);
    expect(unclear.status).toBe(400);
    const asked = await save([...others, 'UV-LED']);
    expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
    expect((await uk.get(`/api/Press/GetMachine/${machineId}`)).body.options).toEqual(['UV']);

    expect((await save([...others, 'UV-LED'], true)).status).toBe(200);
    expect((await uk.get(`/api/Press/GetMachine/${machineId}`)).body.options).toEqual(['UV-LED']);
    expect(await fits()).toEqual(['fits', 'does-not-fit']);
    expect(await drawnFor('UV-LED')).toBe(drawn);
  });

  test('a press of the company that the call names takes the place of the chosen one; another company’s is unknown', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as('uk@converter.test');
    await uk.post('/api/Press/ChooseMachine', { machineId: null });
    const judge = (machineId: number) => uk.get(`/api/Press/GetFitsOfParts?parts=${CLAMP}&machineId=${machineId}`);
    const own = await judge(await addMachine(ownShop, { companyId: 1, serial: '2200-99' }));
    expect([own.body.machine.serial, own.body.parts[0].fit]).toEqual(['2200-99', 'does-not-fit']);
    expect((await uk.get('/api/Press/GetChosenMachine')).body).toBeNull();
    const foreign = await judge(await addMachine(ownShop, { companyId: 2, serial: '2200-99' }));
    expect([foreign.status, foreign.body.parts]).toEqual([404, undefined]);
  });

  test('type-ahead and quick order say whether a part fits the chosen press, and nothing without one', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as('uk@converter.test');
    const readFits = async (caller: Pick<typeof uk, 'get' | 'post'>, part: string) => {
      const typing = await caller.get(`/api/Product/Suggest/${part}`);
      const rows = [part, 'NO-SUCH-PART'].map((typed) => ({ part: typed, width: '', quantity: '1' }));
      const checked = await caller.post('/api/QuickOrder/CheckRows', { rows });
      return [typing.body[0].pressFit, ...checked.body.rows.map((row: { pressFit: unknown }) => row.pressFit)];
    };
    await uk.post('/api/Press/ChooseMachine', { machineId: null });
    expect(await readFits(uk, 'M2200-GEAR-88')).toEqual([null, null, null]);
    const machineId = await addMachine(ownShop, { companyId: 1, serial: '2200-220', name: 'Press 7' });
    await uk.post('/api/Press/ChooseMachine', { machineId });
    const answered = (fit: string) => [{ fit, press: '2200-220' }, { fit, press: '2200-220' }, null];
    expect(await readFits(uk, 'M2200-GEAR-88')).toEqual(answered('fits'));
    expect(await readFits(uk, 'AN-13-0165')).toEqual(answered('not-known'));
    expect(await readFits(uk, 'TT-1015-50')).toEqual([null, null, null]); // tape is for all presses
    const [card] = await ownShop.shop.db.select().from(products).where(eq(products.id, CARD));
    expect(await readFits(uk, card?.name ?? '')).toEqual(answered('does-not-fit'));
    expect((await ownShop.api.get('/api/Product/Suggest/M2200-GEAR-88')).body[0].pressFit).toBeNull();
  });

  test('lists leave what fits the press of the address, everywhere and in a category', async ({ ownShop }) => {
    const { api } = ownShop;
    const names = async (query: string) => {
      const { body } = await api.get(`/api/Product/GetListing?${query}`);
      return [body.mode, body.press?.modelName ?? null, body.products.map(({ name }: { name: string }) => name)];
    };
    const press = (text: string) => `filters=${encodeURIComponent(text)}`;
    expect(await names(press(`press=${M2200}&serial=2200-40`))).toEqual([
      'press',
      '2200',
      ['CS-SEAL-2200-RB', 'DB-0150-20', 'DB-0200', 'M2200-BEARING-SET', 'M2200-DIE-BRIDGE', 'M2200-ESTOP'].concat([
        'M2200-GEAR-88',
        'M2200-IMPRESSION-ROLL',
        'M2200-INK-PUMP',
        'M2200-UNWIND-CONE',
      ]),
    ]);
    const blades = '98429c14-e911-4590-a74c-7f0d788d3567';
    expect(await names(`categoryGuid=${blades}&${press(`press=${M2200}&serial=2200-140`)}`)).toEqual([
      'category',
      '2200',
      ['DB-0200'],
    ]);
    const [mode, model, all] = await names(`categoryGuid=${blades}&${press('press=999')}`);
    expect([mode, model, all.length]).toEqual(['category', null, 18]);
    await ownShop.shop.db.update(products).set({ active: false }).where(eq(products.name, 'DB-0200'));
    await ownShop.shop.refreshHot();
    expect((await names(press(`press=${M2200}`)))[2]).not.toContain('DB-0200');
  });

  test('a list of what fits a press of the company counts its options, as the mark of each part does', async ({
    ownShop,
  }) => {
    const { db } = ownShop.shop;
    const uk = await ownShop.as('uk@converter.test');
    const [uv, bare] = [
      await addMachine(ownShop, { companyId: 1, modelId: P5_13, serial: 'P5-0301', options: ['UV'] }),
      await addMachine(ownShop, {
        companyId: 1,
        modelId: P5_13,
        serial: 'P5-0302',
        options: [],
        missingOptions: ['UV'],
      }),
    ];
    const [lamp] = await db.select().from(products).where(eq(products.id, UV_LAMP));
    const list = async (serial: string, reader: Pick<typeof uk, 'get'> = uk) => {
      const filters = encodeURIComponent(`press=${P5_13}&serial=${serial}`);
      const { body } = await reader.get(`/api/Product/GetListing?keyword=lamp&filters=${filters}`);
      return body.products.map(({ name }: { name: string }) => name);
    };
    await uk.post('/api/Press/ChooseMachine', { machineId: uv });
    expect(await list('P5 0301')).toContain(lamp?.name);
    expect(await list('P5-0302')).not.toContain(lamp?.name);
    await uk.post('/api/Press/ChooseMachine', { machineId: bare });
    expect(await list('P5-0301')).toContain(lamp?.name);
    expect(await list('P5-0302')).not.toContain(lamp?.name);
    expect(await list('P5-0301', ownShop.api)).not.toContain(lamp?.name);
    expect(await list('P5-0301', await ownShop.as('us@converter.test'))).not.toContain(lamp?.name);
  });

  test('a filtered list and a category begin with what fits the chosen press and end with what does not, until the reader sorts', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as('uk@converter.test');
    const machineId = await addMachine(ownShop, { companyId: 1, serial: '2200-220' });
    await uk.post('/api/Press/ChooseMachine', { machineId });
    const list = async (query: string, filters = '') => {
      const found: { id: number; name: string }[] = [];
      for (let page = 1; ; page += 1) {
        const asked = `/api/Product/GetListing?${query}&filters=${encodeURIComponent(filters)}&page=${page}`;
        const { body } = await uk.get(asked);
        found.push(...body.products);
        if (!body.hasNext)
          return { sort: body.sort, names: found.map(({ name }) => name), ids: found.map(({ id }) => id) };
      }
    };
    const fits = async (ids: number[]): Promise<string[]> => {
      const { body } = await uk.get(`/api/Press/GetFitsOfParts?parts=${ids.join(',')}`);
      return body.parts.map((part: { fit: string }) => part.fit);
    };
    const order = ['fits', 'not-known', 'does-not-fit'];
    const inOrder = (answers: string[]) => answers.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

    const blades = 'categoryGuid=98429c14-e911-4590-a74c-7f0d788d3567';
    const category = await list(blades);
    expect([category.names.length, category.sort]).toEqual([19, 'relevance']);
    const answers = await fits(category.ids);
    expect(answers).toEqual(inOrder(answers));
    expect(answers.slice(0, 2)).toEqual(['fits', 'not-known']);

    const type = `type=${await typeOf(ownShop, CARD)}`;
    const cards = await list('keyword=2200', type);
    const ofCards = await fits(cards.ids);
    expect(ofCards).toEqual(inOrder(ofCards));
    expect(ofCards).toContain('does-not-fit');

    const sorted = await list(blades, 'sort=number');
    expect([sorted.sort, sorted.names]).toEqual([
      'number',
      category.names.toSorted((a, b) => a.localeCompare(b, 'en')),
    ]);
    expect(sorted.names).not.toEqual(category.names);
  });
});
