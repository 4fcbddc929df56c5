import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import type { Listing, Suggestion } from '../search/paths.ts';

async function listed(shop: TestShop, keyword: string): Promise<Listing> {
  return (await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(keyword)}`)).body;
}

async function found(shop: TestShop, keyword: string): Promise<string[]> {
  return (await listed(shop, keyword)).products.map(({ name }) => name);
}

async function suggested(shop: TestShop, keyword: string): Promise<string[]> {
  const { body } = await ours(shop, `/api/Product/Suggest/${encodeURIComponent(keyword)}`);
  return body.map(({ name }: Suggestion) => name);
}

describe('searches of those who stand at a press (I2)', () => {
  test.for([
    ['lamp blinks', /^UV-LAMP/],
    ['lamp flickers', /^UV-LAMP/],
    ['the lamp is flickering', /^UV-LAMP/],
    ['uv lamp flickers', /^UV-LAMP/],
    ['lamp does not light', /^UV-LAMP/],
    ['led lamp', /^UV-LED-385-13$/],
    ['ink leak', /^CS-SEAL/],
    ['leaking', /^CS-SEAL/],
    ['pump leaks', /^CS-PUMP-MEM$/],
    ['end seal worn', /^CS-SEAL/],
    ['worn end seals', /^CS-SEAL/],
    ['gear noise', /GEAR/],
    ['noisy gear', /GEAR/],
    ['noise', /BEARING/],
    ['loud noise', /BEARING/],
    ['broken belt', /BELT/],
    ['Lampe flackert', /^UV-LAMP/],
    ['UV-Lampe brennt nicht', /^UV-LAMP/],
    ['Farbe läuft aus', /^CS-SEAL/],
    ['Dichtung verschlissen', /SEAL/],
    ['Zahnrad Geräusch', /GEAR/],
    ['Geräusche', /BEARING/],
    ['Zahnriemen gerissen', /BELT/],
  ] as const)('"%s" finds %s first, also while it is typed', async ([typed, wanted], { shop }) => {
    const [names, typing] = await Promise.all([found(shop, typed), suggested(shop, typed)]);
    expect(names[0]).toMatch(wanted);
    expect(typing).toEqual(names.slice(0, typing.length));
  });

  test('what nothing matches completely is suggested as it is found', async ({ shop }) => {
    const typing = await suggested(shop, 'nitrile gloves xqzzv');
    expect(typing).toEqual(['CS-GLOVE-L', 'CS-GLOVE-M']);
    expect(await suggested(shop, 'pizza')).toEqual([]);
  });

  test('a state that is typed alone is a word like others', async ({ shop }) => {
    expect((await listed(shop, 'torn')).instead).toBeNull();
  });
});

describe('maintenance is found by its hours (J10)', () => {
  test.for([
    ['2000 hours', ['M2200-BEARING-SET', 'P5-CHILL-SEAL']],
    ['2,000 hours', ['M2200-BEARING-SET', 'P5-CHILL-SEAL']],
    ['2.000 Stunden', ['M2200-BEARING-SET', 'P5-CHILL-SEAL']],
    ['2000h', ['M2200-BEARING-SET', 'P5-CHILL-SEAL']],
    ['maintenance kit 2000 hours', ['P5-CHILL-SEAL']],
    ['Wartungssatz 2000 Stunden', ['P5-CHILL-SEAL']],
    ['kit every 250 hours', ['US-KIT-BLADE-13']],
  ] as const)('"%s"', async ([typed, wanted], { shop }) => {
    expect((await found(shop, typed)).toSorted()).toEqual(wanted);
  });

  test('not that of archived models, and hours of a text as before', async ({ ownShop: shop }) => {
    expect(await found(shop, '1500 hours')).toContain('UV-LAMP-13-HG');
    await shop.owner.execute(sql`update press_models set archived = true where name = '2200'`);
    expect(await found(shop, '2000 hours')).toEqual(['P5-CHILL-SEAL']);
  });
});

describe('with a chosen press its parts come first (J3)', () => {
  const first: [string, string][] = [
    ['end seal', 'CS-SEAL-P5-FM'],
    ['gear', 'P5-13-GEAR-112'],
    ['lamp', 'UV-LAMP-13-HG'],
    ['lamp blinks', 'UV-LAMP-13-HG'],
    ['ink leak', 'CS-SEAL-P5-FM'],
  ];

  test('in results and suggestions, but never before an exact part number', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const search = async (path: string) => (await ours(shop, path, uk.token)).body;
    const choose = (machineId: number | null) => uk.post('/api/Press/ChooseMachine', { machineId });
    const { body: machines } = await uk.get('/api/Press/GetMachines');
    const of = machines.find(({ serial }: { serial: string }) => serial === 'P5-0142');
    await choose(of.machineId);
    for (const serial of ['P5-0142', '']) {
      await shop.owner.execute(sql`update machines set serial = ${serial} where id = ${of.machineId}`);
      for (const [typed, part] of first) {
        const { products } = await search(`/api/Product/GetListing?keyword=${encodeURIComponent(typed)}`);
        const typing = await search(`/api/Product/Suggest/${encodeURIComponent(typed)}`);
        expect([products[0].name, typing[0].name], typed).toEqual([part, part]);
      }
    }
    expect((await search('/api/Product/GetListing?keyword=cs-seal-p7-fm')).products[0].name).toBe('CS-SEAL-P7-FM');
    await choose(null);
    expect((await search('/api/Product/GetListing?keyword=gear')).products[0].name).not.toBe('P5-13-GEAR-112');
  });
});
