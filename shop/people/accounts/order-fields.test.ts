import { expect, test } from 'vitest';
import { fieldRefusals, dropUnaskedFields, eachOrderField } from './order-field-rules.ts';
import type { OrderFieldRules, OrderFields } from './order-fields.ts';

const OFF: OrderFieldRules = { costCentreRule: 'off', requisitionRule: 'off', wantedByRule: 'off', costCentres: [] };
const ALL: OrderFieldRules = {
  costCentreRule: 'required',
  requisitionRule: 'required',
  wantedByRule: 'required',
  costCentres: ['4100 Pressroom', '4200 Finishing'],
};
const NONE = eachOrderField(() => null);
const GIVEN = { ...NONE, costCentre: '4100 Pressroom', requisitionNumber: 'R-77', wantedBy: '2026-12-01' };

const refused = (rules: OrderFieldRules, fields: OrderFields) =>
  fieldRefusals(rules, fields, '2026-11-20').map(({ field, message: { key } }) => `${field}: ${key}`);

test('a field that a company does not use is not stored, an empty one is null (H4)', () => {
  expect(dropUnaskedFields(OFF, { ...GIVEN, shipping: '' })).toEqual(NONE);
  expect(dropUnaskedFields(ALL, { ...GIVEN, shipping: '' })).toEqual(GIVEN);
  expect(dropUnaskedFields(ALL, { costCentre: '', requisitionNumber: '' })).toEqual(NONE);
});

test('a missing required field is reported; a missing optional one is not (H4)', () => {
  expect(refused(OFF, NONE)).toEqual([]);
  expect(refused(ALL, NONE)).toEqual([
    'costCentre: refusal.cost-centre-required',
    'requisitionNumber: refusal.requisition-required',
    'wantedBy: refusal.wanted-by-required',
  ]);
  const offered = {
    ...ALL,
    costCentreRule: 'optional',
    requisitionRule: 'optional',
    wantedByRule: 'optional',
  } as const;
  expect(refused(offered, NONE)).toEqual([]);
});

test.each([
  ['a cost centre that is not in the list', { costCentre: '4300' }, ['costCentre: refusal.cost-centre-unknown']],
  ['one in other letters', { costCentre: '4100 pressroom' }, ['costCentre: refusal.cost-centre-unknown']],
  ['yesterday', { wantedBy: '2026-11-19' }, ['wantedBy: refusal.wanted-by-past']],
  ['today', { wantedBy: '2026-11-20' }, []],
  ['all in one shipment', { shipping: 'complete' }, []],
  ['an unknown way to ship', { shipping: 'by tram' }, ['shipping: refusal.shipping-unknown']],
])('%s (H4)', (_, changed, refusals) => {
  expect(refused(ALL, { ...GIVEN, ...changed })).toEqual(refusals);
});
