import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { changesOf, sendImport, settled, take } from './testing/send-import.ts';

const HEAD = 'fitID,part,model,from,to,option,quantity,note,remove';

type Staff = Parameters<typeof take>[0];

const gears = async (staff: Staff): Promise<string[]> => {
  const { body } = await staff.get('/api/Press/GetPartFits?productId=235&sort=number');
  return body.map(({ fromSerial, toSerial, quantity }: Record<string, unknown>) =>
    [fromSerial, toSerial, quantity].join(' '),
  );
};

test('what fits leaves in a file, comes back, exchanges ranges, and can be undone (J2)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const { body: stored } = await staff.get('/api/Press/GetPartFits?productId=235&sort=number');
  const [early, late] = stored.map(({ id }: { id: number }) => id);
  const url = '/Administration/export/part-fits.csv';
  const exported = await shop.app.inject({ url, headers: { authorization: `Bearer ${staff.token}` } });
  const unedited = await sendImport(shop, staff, exported.body, 'part-fits.csv');
  expect([unedited.errors, unedited.added, unedited.changed, unedited.unchanged > 40]).toEqual([[], 0, 0, true]);

  const rows = [
    `${early},M2200-GEAR-88,2200,2200-100,,,8,,`,
    `${late},M2200-GEAR-88,2200,,2200-99,,6,,`,
    `,M2200-ESTOP,2200,,,,4,,`, // is there already
    `,M2200-ESTOP,P5-13,,P5-0100,,1,,`,
    `,M2200-LIGHT-CURTAIN,2200,2200-150,,,1,,yes`,
  ];
  const sent = await sendImport(shop, staff, `${HEAD}\n${rows.join('\n')}\n`);
  expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
    [],
    [
      [2, 'M2200-GEAR-88, 2200', 'from:  → 2200-100', 'to: 2200-99 → ', 'quantity: 6 → 8'],
      [3, 'M2200-GEAR-88, 2200', 'from: 2200-100 → ', 'to:  → 2200-99', 'quantity: 8 → 6'],
      [4, 'M2200-ESTOP, 2200', 'quantity: 3 → 4'],
      [
        5,
        'M2200-ESTOP, P5-13',
        expect.anything(),
        expect.anything(),
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ],
      [6, 'M2200-LIGHT-CURTAIN, 2200', 'remove:  → 1'],
    ].map((row) => (row[0] === 5 ? expect.arrayContaining(row.slice(0, 2)) : row)),
  ]);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect(await gears(staff)).toEqual(['2200-100  8', ' 2200-99 6']);
  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect(await gears(staff)).toEqual([' 2200-99 6', '2200-100  8']);
  expect((await staff.get('/api/Press/GetPartFits?productId=245')).body).toHaveLength(1);
});

test('bad rows are named, the others can be applied (J2)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const rows = [
    ',NO-SUCH,2200,,,,1,,',
    ',M2200-ESTOP,P99,,,,1,,',
    ',M2200-ESTOP,P5-13,P5-9,P5-8,,1,,',
    ',M2200-GEAR-88,2200,2200-50,2200-60,,1,,', // overlaps the stored one
    ',TT-1015-50,2200,1,10,,1,,',
    ',TT-1015-50,2200,10,20,,1,,', // overlaps the row before
    ',TT-1015-50,2200,1,10,Turbo,1,,',
    '999999,TT-1015-50,2200,1,10,,1,,',
    ',TT-1015-50,2200,30,40,,0,,',
  ];
  const sent = await sendImport(shop, staff, `${HEAD}\n${rows.join('\n')}\n`);
  expect(sent.errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '2 part',
    '3 model',
    '4 to',
    '5 from',
    '7 from',
    '8 option',
    '9 fitID',
    '10 quantity',
  ]);
  await staff.post('/api/Import/ApplyImport', { importId: sent.id, rest: true });
  expect((await settled(staff, sent.id)).state).toBe('applied');
  expect((await staff.get('/api/Press/GetPartFits?productId=102')).body).toMatchObject([{ fromSerial: '1' }]);
});

test('a statement that a colleague changed since is named, and nothing is written (J2)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const sent = await sendImport(shop, staff, `${HEAD}\n,M2200-ESTOP,2200,,,,4,,\n,TT-1015-50,2200,,,,1,,\n`);
  const [{ id }] = (await staff.get('/api/Press/GetPartFits?productId=244')).body;
  const fit = { id, part: 'M2200-ESTOP', modelId: 2, fromSerial: '', toSerial: '', option: '', quantity: 9, note: '' };
  await staff.post('/api/Press/SavePartFits', { fits: [fit] });
  const refused = await take(staff, 'Apply', sent.id);
  expect(refused.conflicts.map(({ kind, row }) => [kind, row])).toEqual([['fits', 2]]);
  expect((await staff.get('/api/Press/GetPartFits?productId=102')).body).toEqual([]);
});
