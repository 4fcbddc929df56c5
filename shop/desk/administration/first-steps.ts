import { type SQL, sql } from 'drizzle-orm';
import type { Shop } from '../../base/operations/shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { exchangeRateChanges } from '../../catalogue/pricing/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { staff } from '../../people/identity/tables.ts';
import { termsNow } from '../../people/legal/require-agreement.ts';
import { orders } from '../../trade/orders/tables.ts';
import { mails } from '../notifications/tables.ts';
import type { FirstStep } from './answers.ts';

/** Reads which steps an owner has done before the shop can be used, in this order (Q6). */
export async function readFirstSteps(shop: Shop): Promise<FirstStep[]> {
  const { settings, logos } = shop.hot();
  const { rows } = await shop.db.execute<
    Record<'mail' | 'colleagues' | 'products' | 'prices' | 'rates' | 'customers' | 'order', boolean>
  >(sql`
    select
      ${exists(sql`${mails} where ${mails.sentAt} is not null`)} as mail,
      (select count(*) > 1 from ${staff} where not ${staff.disabled}) as colleagues,
      ${exists(sql`${products} where ${products.active}`)} as products,
      ${exists(sql`${products} where ${products.active} and ${products.usdMinor} > 0`)} as prices,
      ${exists(sql`${exchangeRateChanges}`)} as rates,
      ${exists(sql`${customers} where ${customers.status} = 'active'`)} as customers,
      ${exists(sql`${orders}`)} as "order"`);
  const [done] = rows;
  return [
    { firstStep: 'identity', isDone: settings.identity !== null },
    { firstStep: 'look', isDone: Object.keys(logos).length > 0 || shop.store.actionColour !== '' },
    { firstStep: 'tax', isDone: settings.sellerCountryId !== null && settings.sellerVatNumber !== '' },
    { firstStep: 'mail', isDone: settings.staffEmail !== '' && done?.mail === true },
    { firstStep: 'colleagues', isDone: done?.colleagues === true },
    { firstStep: 'products', isDone: done?.products === true },
    { firstStep: 'prices', isDone: done?.prices === true },
    { firstStep: 'rates', isDone: done?.rates === true },
    { firstStep: 'customers', isDone: done?.customers === true },
    { firstStep: 'terms', isDone: termsNow(shop) !== undefined },
    { firstStep: 'order', isDone: done?.order === true },
    { firstStep: 'open', isDone: settings.isOpen },
  ];
}

const exists = (rows: SQL) => sql`exists (select from ${rows})`;
