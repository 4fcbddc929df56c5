import { expect, test } from 'vitest';
import { checkoutAddress, choicesIn } from './choices.ts';

const nothing = { couponCode: '', purchaseOrderNumber: '', fields: {}, isAdding: false, hasSaved: false };

test.each([
  ['nothing yet', '', nothing],
  ['an address', 'address=7', { ...nothing, addressId: 7 }],
  ['no address, on purpose', 'address=', { ...nothing, addressId: null }],
  ['an address that is none', 'address=drop', { ...nothing, addressId: null }],
  [
    'code and number, without blanks around',
    'coupon=+FLEXO10+&po=+PO+88+',
    { ...nothing, couponCode: 'FLEXO10', purchaseOrderNumber: 'PO 88' },
  ],
  [
    'what the company asks for',
    'cost-centre=4100+Pressroom&requisition=+R-77&wanted-by=2026-12-01',
    { ...nothing, fields: { costCentre: '4100 Pressroom', requisitionNumber: 'R-77', wantedBy: '2026-12-01' } },
  ],
  ['another address is being added', 'edit=new', { ...nothing, isAdding: true }],
])('the checkout reads its choices from its address: %s (A16)', (_, query, expected) => {
  expect(choicesIn(new URLSearchParams(query))).toEqual(expected);
});

test('and writes them there, so that reloading keeps them', () => {
  expect(checkoutAddress({ couponCode: '', purchaseOrderNumber: '' })).toBe('/checkout');
  expect(checkoutAddress({ addressId: 7, couponCode: 'A&B', purchaseOrderNumber: 'PO 88' })).toBe(
    '/checkout?address=7&coupon=A%26B&po=PO+88',
  );
  const fields = { costCentre: '4100', requisitionNumber: '', wantedBy: '2026-12-01' };
  expect(checkoutAddress({ couponCode: '', purchaseOrderNumber: '', fields })).toBe(
    '/checkout?cost-centre=4100&wanted-by=2026-12-01',
  );
  expect(checkoutAddress({ addressId: null, couponCode: '', purchaseOrderNumber: '', isAdding: true })).toBe(
    '/checkout?address=&edit=new',
  );
});
