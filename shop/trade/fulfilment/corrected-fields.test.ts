import { describe, expect, test } from 'vitest';
import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import type { OrderFieldRules, OrderFields } from '../../people/accounts/order-fields.ts';
import { correctedFields } from './corrected-fields.ts';

const TODAY = '2026-11-23';
const ASKS: OrderFieldRules = {
  costCentreRule: 'required',
  requisitionRule: 'optional',
  wantedByRule: 'optional',
  costCentres: ['4100', '4200'],
};
const OFF: OrderFieldRules = { costCentreRule: 'off', requisitionRule: 'off', wantedByRule: 'off', costCentres: [] };
const NOTHING: OrderFields = eachOrderField(() => null);
const SAID: OrderFields = { ...NOTHING, costCentre: '4100', requisitionNumber: 'R-1', wantedBy: '2026-11-20' };

describe('corrected order fields (H4, L5)', () => {
  test.for([
    ['one of them', ASKS, SAID, { costCentre: '4200' }, { ...SAID, costCentre: '4200' }],
    ['what is optional is taken away', ASKS, SAID, { requisitionNumber: '' }, { ...SAID, requisitionNumber: null }],
    ['a day that is over and was typed as it is', ASKS, SAID, { wantedBy: '2026-11-20' }, SAID],
    ['today', ASKS, SAID, { wantedBy: TODAY }, { ...SAID, wantedBy: TODAY }],
    ['nothing, though more is asked for by now', ASKS, NOTHING, { costCentre: '' }, NOTHING],
    ['as it is, though nothing is asked for any more', OFF, SAID, { costCentre: '4100', wantedBy: '2026-11-20' }, SAID],
    ['taken away, since nothing is asked for any more', OFF, SAID, { costCentre: '' }, { ...SAID, costCentre: null }],
  ] as const)('%s', ([, rules, present, typed, fields]) => {
    expect(correctedFields(rules, present, typed, TODAY)).toEqual({ fields, refusals: [] });
  });

  test.for([
    ['not in the list', ASKS, { costCentre: '9999' }, 'costCentre', 'refusal.cost-centre-unknown'],
    ['required', ASKS, { costCentre: '' }, 'costCentre', 'refusal.cost-centre-required'],
    ['a day that is over', ASKS, { wantedBy: '2026-11-22' }, 'wantedBy', 'refusal.wanted-by-past'],
    ['not asked for', OFF, { costCentre: '4200' }, 'costCentre', 'staff-refusal.field-not-asked'],
    ['not asked for', OFF, { requisitionNumber: 'R-2' }, 'requisitionNumber', 'staff-refusal.field-not-asked'],
  ] as const)('%s: refused', ([, rules, typed, field, key]) => {
    const { refusals } = correctedFields(rules, SAID, typed, TODAY);
    expect(refusals.map((refusal) => [refusal.field, refusal.message.key])).toEqual([[field, key]]);
  });
});
