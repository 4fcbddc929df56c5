import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { check, count, faultsOf, step } from './testing/moves.ts';

const companyFile = (head: string, row: string) => ({
  name: 'companies.csv',
  content: `externalId,name,country,currency,${head}\n${row}`,
});
const memberFile = (head: string, row: string) => ({
  name: 'members.csv',
  content: `externalId,company,firstName,surname,email,${head}\n${row}`,
});

describe('rules of companies and limits of members (H3, H4)', () => {
  test('move, and stay where a later file does not say them', async ({ shop }) => {
    const company = companyFile(
      'buyersSeeAll,approveOwn,costCentreRule,costCentres,wantedByRule,office',
      'RU-A,Ruled Labels,GB,GBP,1,0,required,"4100 Pressroom\n4200 Finishing",optional,2',
    );
    const member = memberFile(
      'role,orderLimit,limitCurrency,alwaysAsk,status',
      'M-RU-A,RU-A,Ada,Ruled,ada@ruled.test,buyer,500,GBP,1,suspended',
    );
    const { id, state } = await check(shop, [company, member]);
    expect(state).toBe('checked');
    expect((await step(shop, id, 'apply')).conflicts).toEqual([]);
    const areThere = `name = 'Ruled Labels' and buyers_see_all and not approve_own and cost_centre_rule = 'required'
      and cost_centres = '{4100 Pressroom,4200 Finishing}' and requisition_rule = 'off' and wanted_by_rule = 'optional' and admin_contact = 2`;
    const isLimited = `email = 'ada@ruled.test' and order_limit_minor = 50000 and month_limit_minor is null and limit_currency_id = 2
      and always_ask and status = 'inactive' and suspended_at is not null`;
    expect([await count(shop, 'companies', areThere), await count(shop, 'customers', isLimited)]).toEqual([1, 1]);
    const later = await check(shop, [
      { name: 'companies.csv', content: 'externalId,name,country,currency\nRU-A,Ruled Labels,GB,GBP' },
      {
        name: 'members.csv',
        content: 'externalId,company,firstName,surname,email\nM-RU-A,RU-A,Ada,Renamed,ada@ruled.test',
      },
    ]);
    expect([later.changed, later.unchanged]).toEqual([1, 1]);
    await step(shop, later.id, 'apply');
    expect(await count(shop, 'customers', `surname = 'Renamed' and ${isLimited}`)).toBe(1);
  });

  const refused = [
    [
      'companies.csv',
      companyFile('costCentreRule', 'RU-B,Labels B,GB,GBP,required'),
      'costCentres',
      'refusal.cost-centres-none',
    ],
    [
      'companies.csv',
      companyFile('wantedByRule', 'RU-B,Labels B,GB,GBP,sometimes'),
      'wantedByRule',
      'staff-rule.move.choice',
    ],
    [
      'companies.csv',
      companyFile('costCentres', `RU-B,Labels B,GB,GBP,${'x'.repeat(51)}`),
      'costCentres',
      'refusal.cost-centre-long',
    ],
    [
      'members.csv',
      memberFile('orderLimit', 'M-RU-B,RU-B,Bea,Ruled,bea@ruled.test,500'),
      'limitCurrency',
      'staff-rule.move.required',
    ],
    [
      'members.csv',
      memberFile('limitCurrency', 'M-RU-B,RU-B,Bea,Ruled,bea@ruled.test,GBP'),
      'orderLimit',
      'staff-rule.move.required',
    ],
    [
      'members.csv',
      memberFile('orderLimit,limitCurrency', 'M-RU-B,RU-B,Bea,Ruled,bea@ruled.test,-5,GBP'),
      'orderLimit',
      'staff-rule.move.amount',
    ],
  ] as const;
  test.for(refused)('%s with a fault of %s is refused', async ([name, file, column, rule], { shop }) => {
    const others = name === 'companies.csv' ? [] : [companyFile('priceClass', 'RU-B,Labels B,GB,GBP,1')];
    expect(faultsOf(await check(shop, [...others, file]))).toEqual([[name, 2, column, rule]]);
  });
});
