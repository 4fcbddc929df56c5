import { describe, expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { test } from '#server/testing/test-shop.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { ADDRESS, orderOf } from '../../trade/orders/testing/buying.ts';
import { identityErrors, identityOf } from './identity.ts';

const save = '/api/Settings/SaveIdentity';

const LEEDS = {
  region: 'Europe',
  company: 'Pressline Label Machines Ltd',
  address: '12 Registration Way\nColour Bar Park\nLeeds LS99 4PL',
  country: 'United Kingdom',
  telephone: '+44 113 496 0142',
  email: 'parts@pressline.test',
  hours: 'Monday to Friday, 8:00 to 17:30 (UK)',
};
const HULL = {
  ...LEEDS,
  region: 'Head office',
  company: 'Harbour Presses Limited',
  address: ' 1 Quay Street \n\nHull HU1 1AA',
  email: 'orders@harbour.test',
};
const HARBOUR = {
  name: 'Harbour Presses Ltd',
  tagline: 'Label presses since 1962',
  bankDetails: 'Humber Bank\nIBAN GB33 HUMB 2020 1555 5555 55',
  cutOff: 'Orders before 15:00 ship the same day.',
  actionColour: '#0a5c4a',
  accentColour: '',
  offices: [HULL],
};

describe('whose shop it is (D28)', () => {
  test('what staff save is on the store’s page, in mails, on the order’s PDF and in the audit list at once', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    expect((await staff.post(save, HARBOUR)).body).toBe(1);
    const { body: store } = await ownShop.api.get('/api/Shop/GetStore');
    expect(store).toMatchObject({
      name: 'Harbour Presses Ltd',
      cutOff: 'Orders before 15:00 ship the same day.',
      offices: [{ company: 'Harbour Presses Limited', lines: ['1 Quay Street', 'Hull HU1 1AA'], place: null }],
    });

    const uk = await ownShop.as('uk@converter.test');
    const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    await deliverAll(ownShop);
    const mail = await lastMail(ownShop, 'order-customer');
    expect(mail.html).toContain('background:#0a5c4a');
    expect(mail.text).toContain(
      'Label presses since 1962\nHarbour Presses Limited, 1 Quay Street, Hull HU1 1AA, United Kingdom\n+44 113 496 0142, orders@harbour.test',
    );
    const headers = { cookie: `token=${uk.token}` };
    const file = await ownShop.app.inject({ url: `/PDFOrder.pdf?id=${orderId}`, headers });
    const paper = readPdf(file.rawPayload).pages.flat().join('\n');
    for (const text of [
      'Harbour Presses Ltd',
      'Harbour Presses Limited',
      'Humber Bank · IBAN GB33 HUMB 2020 1555 5555 55',
    ])
      expect(paper).toContain(text);
    expect(paper).not.toContain('Pressline');
  });

  test('the settings keep it, and a save by somebody else is not overwritten', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const { body: opened } = await staff.get('/api/Settings/GetSettings');
    expect(opened.identity.name).toBe('Pressline');
    await staff.post(save, { ...HARBOUR, version: opened.version });
    const colleague = await ownShop.asStaff();
    expect((await colleague.post(save, { ...HARBOUR, name: 'Other', version: opened.version })).status).toBe(409);
    expect((await staff.get('/api/Settings/GetSettings')).body.identity.name).toBe('Harbour Presses Ltd');
  });

  test('only staff with the right to the settings save it', async ({ shop }) => {
    expect((await (await shop.as('uk@converter.test')).post(save, HARBOUR)).status).toBe(403);
  });

  test.each([
    [{ ...HARBOUR, name: ' ' }, { name: 'staff-rule.shop-required' }],
    [{ ...HARBOUR, cutOff: 'x'.repeat(121) }, { cutOff: 'rule.too-long' }],
    [{ ...HARBOUR, actionColour: 'green' }, { actionColour: 'staff-rule.colour' }],
    [{ ...HARBOUR, actionColour: '#0b5cad;}' }, { actionColour: 'staff-rule.colour' }],
    [{ ...HARBOUR, accentColour: '#ffd500' }, {}],
    [{ ...HARBOUR, accentColour: '#ffd' }, { accentColour: 'staff-rule.colour' }],
    [{ ...HARBOUR, offices: [] }, { 'offices.0.company': 'staff-rule.shop-required' }],
    [{ ...HARBOUR, offices: [{ ...HULL, email: 'hull' }] }, { 'offices.0.email': 'rule.email-unusable' }],
  ])('%j is refused at its field', (draft, expected) => {
    const keys = Object.entries(identityErrors(draft)).map(([field, refusal]) => [field, refusal?.key]);
    expect(Object.fromEntries(keys)).toEqual(expected);
  });

  test('an office keeps its map while its address stays', () => {
    const place = { latitude: 53.78, longitude: -1.54, zoom: 14, picture: 'map-europe' };
    const { address, ...texts } = LEEDS;
    const before = { offices: [{ ...texts, lines: address.split('\n'), place }] };
    expect(identityOf({ ...HARBOUR, offices: [LEEDS] }, before).offices[0]?.place).toEqual(place);
    expect(identityOf({ ...HARBOUR, offices: [HULL] }, before).offices[0]?.place).toBe(null);
  });
});
