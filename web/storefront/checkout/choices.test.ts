import { expect, test } from 'vitest';
import { checkoutAddress, choicesIn, choicesOf, draftOfChoices } from './checkout-choices.ts';

const nothing = {
  couponCode: '',
  purchaseOrderNumber: '',
  note: '',
  typedAddress: null,
  isAdding: false,
  hasSaved: false,
};
const noFields = { costCentre: '', requisitionNumber: '', wantedBy: '', shipping: '' };
const quay = { contactName: 'Quay', line1: '', line2: '', region: '', postcode: '', countryId: '' };

test.each([
  ['nothing yet', '', { ...nothing, fields: noFields }],
  ['an address', 'address=7', { ...nothing, fields: noFields, addressId: 7 }],
  ['no address, on purpose', 'address=', { ...nothing, fields: noFields, addressId: null }],
  ['an invalid address', 'address=drop', { ...nothing, fields: noFields, addressId: null }],
  [
    'code, number and note, without spaces around',
    'coupon=+FLEXO10+&po=+PO+88+&note=+Dock+2+',
    { ...nothing, fields: noFields, couponCode: 'FLEXO10', purchaseOrderNumber: 'PO 88', note: 'Dock 2' },
  ],
  [
    'what the company asks for',
    'cost-centre=4100+Pressroom&requisition=+R-77&wanted-by=2026-12-01',
    {
      ...nothing,
      fields: { costCentre: '4100 Pressroom', requisitionNumber: 'R-77', wantedBy: '2026-12-01', shipping: '' },
    },
  ],
  [
    'another address that is being added',
    'edit=new&contactName=Quay&editedId=0&address-before=',
    { ...nothing, fields: noFields, isAdding: true, typedAddress: { editedId: 0, ...quay } },
  ],
])('the checkout reads its form: %s (A16)', (_, sent, expected) => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(sent)) form.set(name, value);
  expect(choicesIn(form)).toEqual(expected);
  expect(choicesOf(draftOfChoices(expected), new URLSearchParams())).toEqual(expected);
});

test('its address contains no input; after a login it names the delivery address (D14)', () => {
  expect(checkoutAddress({})).toBe('/checkout');
  expect(checkoutAddress({ addressId: null, isAdding: true })).toBe('/checkout?address=&edit=new');
  const typed = new URLSearchParams('po=PO+88&coupon=A&address=7&saved=1');
  expect(choicesOf(null, typed)).toEqual({ ...nothing, fields: {}, addressId: 7, hasSaved: true });
});
