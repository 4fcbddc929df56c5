import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { DisjointRanges, MAX_SERIAL_LENGTH, serialKey } from './serial.ts';

const IN_ORDER = ['99', '100', '2200', '2200-9', '2200-99', '2200-100', '2200-100A', '2200-100B', '2200A', 'P5', 'P10'];

test('a word that only begins like a prefix stays (J2)', () => {
  expect([serialKey('NORTH-5') === serialKey('RTH-5'), serialKey('SN') === '', serialKey('NO')]).toEqual([
    false,
    false,
    'NO',
  ]);
});

describe('serial numbers are compared as people do (J2)', () => {
  test('99 comes before 100, and 100 before 100A', () => {
    const keys = IN_ORDER.map(serialKey);
    expect(keys.toSorted()).toEqual(keys);
  });

  test.for([
    ['2200-100a', '2200-100A'],
    ['2200 - 100', '2200-100'],
    [' 2200 100 ', '2200-100'],
    ['2200-0100', '2200-100'],
    ['S/N 2200-100', '2200-100'],
    ['s/n2200-100', '2200-100'],
    ['SN 2200-100', '2200-100'],
    ['No. 2200-100', '2200-100'],
    ['Nr.2200-100', '2200-100'],
    ['Serial No. 2200-100', '2200-100'],
    ['Serial 2200-100', '2200-100'],
    ['Seriennummer 2200-100', '2200-100'],
    ['Serien-Nr. 2200-100', '2200-100'],
    ['S/N P5-0142', 'P5-142'],
  ] as const)('%s and %s are one number', ([one, other]) => {
    expect(serialKey(one)).toBe(serialKey(other));
  });

  test('a range is taken unless it shares a number with an earlier one', () => {
    const ranges = new DisjointRanges();
    const add = (fromSerial: string, toSerial: string) => ranges.add({ fromSerial, toSerial });
    expect([add('10', '20'), add('30', '40'), add('20', '25'), add('21', '29'), add('', '9'), add('', '5')]).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([add('35', ''), add('41', ''), add('', '')]).toEqual([false, true, false]);
  });

  test('the database has the same keys, and compares them alike', async ({ shop }) => {
    const serial = fc.string({
      unit: fc.constantFrom(
        ...Array.from('0123456789AZaz -./'),
        's/n',
        'SN',
        'No.',
        'nr',
        'Serial',
        'Serien',
        'Nummer',
      ),
      maxLength: MAX_SERIAL_LENGTH,
    });
    const serials = fc.sample(serial, 2000);
    const { rows } = await shop.shop.db.execute<{ keys: string[]; sorted: string[] }>(sql`
      select array_agg(serial_key(serial) order by place) as keys,
        array_agg(serial_key(serial) order by serial_key(serial) collate "C") as sorted
      from unnest(${sql.param(serials)}::text[]) with ordinality as typed (serial, place)`);
    const keys = serials.map(serialKey);
    expect(rows[0]?.keys).toEqual(keys);
    expect(rows[0]?.sorted).toEqual(keys.toSorted());
  });
});
