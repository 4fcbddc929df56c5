import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { orderOf } from './testing/buying.ts';

const GOODS_IN = {
  deliveryID: 0,
  contactName: 'Goods in',
  deliveryBuildingNo: '1',
  deliveryPostalcode: 'LS1 1AA',
  countryID: 247,
};

/** Words that the catalogue finds the part by: its number in another notation, the company's own number, its text. */
const WORDS = ['zü.77', 'äy 4711', 'fur die muhle'];

test('every list of a buyer finds a part by the words that the catalogue finds it by (D9, H6)', async ({ shop }) => {
  const { name } = await newProduct(shop, { productName: 'ZÜ-77', productIntro: 'Klinge für die Mühle' });
  const { id, email, userPass } = await newCustomer(shop);
  const buyer = await shop.as(email, userPass);
  await buyer.post('/api/DeliveryAddress/SaveDeliveryAddress', GOODS_IN);
  const { body: addresses } = await buyer.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`);
  await buyer.post('/api/OwnNumber/SaveOwnNumbers', { rows: [{ ownNumber: 'ÄY-4711', part: name, width: '' }] });
  await orderOf(shop, buyer, addresses[0].deliveryID, [{ part: name, quantity: 10 }]);

  const lists = ['/api/Sale/GetPartHistory', `/api/Sale/GetSaleByUserID/${id}`, '/api/OwnNumber/GetOwnNumbers'];
  for (const list of lists) {
    const found = async (words: string) =>
      (await buyer.get(`${list}?search=${encodeURIComponent(words)}`)).body.length as number;
    for (const words of WORDS) expect([list, words, await found(words)]).toEqual([list, words, 1]);
    expect([list, await found('zü-78'), await found('–')]).toEqual([list, 0, 0]);
  }
});
