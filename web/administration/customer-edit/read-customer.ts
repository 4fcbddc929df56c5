import { data } from 'react-router';
import { auditPaths, type AuditEntry } from '#shop/base/audit/paths.ts';
import { mailPaths, type MailboxEntry } from '#shop/desk/notifications/paths.ts';
import { accountPaths, type CustomerAccount } from '#shop/people/customers/paths.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import type { Agreement } from '#shop/people/legal/paths.ts';
import { staffAgreementPaths } from '#shop/people/legal/staff-paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { t } from '../staff-text.ts';

export interface CustomerView {
  /** null: a new customer. */
  customer: CustomerAccount | null;
  countries: readonly Country[];
  /** The newest. */
  orders: ListPage<OrderHeader>;
  history: ListPage<AuditEntry>;
  mails: readonly MailboxEntry[];
  /** Newest first (O2). */
  agreements: readonly Agreement[];
  /** Login methods other than the password. */
  keys: { secondFactor: boolean; passkeys: number };
}

const NOTHING = { items: [], total: 0 };
const SHOWN = 10;
const NO_KEYS = { secondFactor: false, passkeys: 0 };

/** Reads the customer with the `id=` in the address, a GUID or an id; without it, an empty form. */
export async function readCustomer({ request, context }: PageArgs): Promise<CustomerView> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const { items: countries } = await context.call(deliveryPaths.countries, {});
  if (id === '')
    return { customer: null, countries, orders: NOTHING, history: NOTHING, mails: [], agreements: [], keys: NO_KEYS };
  const asked = await context.ask(accountPaths.read, { customerId: id });
  if (!asked.ok) {
    if (asked.refusal.status === 404 || asked.refusal.status === 400)
      throw data({ message: t('customer.unknown') }, { status: 404 });
    throw new RefusedError(asked.refusal);
  }
  const customer = asked.output;
  const [orders, history, mails, keys, agreements] = await Promise.all([
    context.call(staffOrderPaths.list, { customerId: customer.id, pageSize: SHOWN }),
    context.call(auditPaths.list, { of: `customer:${customer.id}`, pageSize: SHOWN }),
    context.call(mailPaths.list, { customerId: customer.id, pageSize: SHOWN }),
    context.call(staffPaths.keysOfCustomer, { customerId: customer.id }),
    context.call(staffAgreementPaths.givenByCustomer, { customerId: customer.id }),
  ]);
  return { customer, countries, orders, history, mails: mails.items, agreements, keys };
}
