import { expect, test } from 'vitest';
import { firstCountries } from './first-countries.ts';
import { townLinesIn } from './postal-order.ts';

test.for([
  ['the United Kingdom', 'GB', ['Merseyside', 'CH41 1AA'], ['Merseyside', 'CH41 1AA']],
  ['Ireland', 'IE', ['Limerick', 'V94 A1A1'], ['Limerick', 'V94 A1A1']],
  ['Germany', 'DE', ['Dresden', '01067'], ['01067 Dresden']],
  ['France', 'FR', ['Lyon', '69007'], ['69007 Lyon']],
  ['the Netherlands', 'NL', ['Uithoorn', '1422 AB'], ['1422 AB Uithoorn']],
  ['the United States', 'US', ['Columbus, OH', '43085'], ['Columbus, OH 43085']],
  ['Japan', 'JP', ['Minato-ku, Tokyo', '108-0023'], ['Minato-ku, Tokyo 108-0023']],
  ['Singapore', 'SG', ['Singapore', '369000'], ['Singapore 369000']],
  ['Brazil', 'BR', ['São Paulo', '01310-100'], ['São Paulo', '01310-100']],
] as const)('town and postcode in the postal order of %s (N1)', ([, iso2, [town, postcode], lines]) => {
  expect(townLinesIn({ iso2 }, town, postcode)).toEqual(lines);
});

test('without a postcode, or without a town, nothing is moved', () => {
  expect(townLinesIn({ iso2: 'DE' }, 'Dresden', '-')).toEqual(['Dresden', '-']);
  expect(townLinesIn({ iso2: 'DE' }, 'Dresden', '')).toEqual(['Dresden', '']);
  expect(townLinesIn({ iso2: 'DE' }, '', '01067')).toEqual(['', '01067']);
});

test('no country of the list has both orders', () => {
  const orders = firstCountries().map(({ iso2 }) => townLinesIn({ iso2 }, 'Town', '1')[0]);
  expect(orders.filter((line) => line === '1 Town').length).toBeGreaterThan(80);
  expect(orders.filter((line) => line === 'Town 1').length).toBeGreaterThan(30);
});
