import { useActionData, useLoaderData } from 'react-router';
import { companyHref, orderForHref } from '../screen-addresses.ts';
import { customerOrdersHref } from '../orders/order-href.ts';
import { Agreements } from '../history/agreements.tsx';
import { History } from '../history/history.tsx';
import { Moment } from '../moment.tsx';
import { useMay } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { Addresses } from './addresses.tsx';
import { Approval } from './approval.tsx';
import { changeCustomer } from './change-customer.ts';
import { CustomerForm } from './customer-form.tsx';
import { CustomerKeys } from './customer-keys.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { readCustomer } from './read-customer.ts';

export const loader = readCustomer;
export const action = changeCustomer;

/** One customer: the account, approval while it waits, addresses, orders, history (E11, E18, D18). */
export function Component() {
  const { customer, countries, orders, history, mails, keys, agreements } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  const may = useMay();
  const save = given !== undefined && 'saved' in given && given.form === 'customer' ? given : undefined;
  if (customer === null) {
    return (
      <>
        <PageHead title={t('customer.new-title')} />
        <CustomerForm customer={null} countries={countries} answer={save} />
      </>
    );
  }
  return (
    <>
      <PageHead title={customer.company}>
        <span>{t('customer.ref', { ref: customer.id })}</span>
        <a href={companyHref(customer)}>{t('staff-company.link')}</a>
        {customer.status === 'active' ? <a href={orderForHref(customer)}>{t('ordering-for.link')}</a> : null}
        {customer.status === 'active' && may('prices') ? (
          <a href={`/Administration/Quote?member=${customer.id}`}>{t('quoted.new')}</a>
        ) : null}
        <span>
          {t('customer.registered')} <Moment at={String(customer.createdAt)} dayOnly />
        </span>
      </PageHead>
      <Approval key={`approval-${customer.id}`} customer={customer} answer={given} />
      <div className="with-aside">
        <div>
          <CustomerForm key={customer.id} customer={customer} countries={countries} answer={save} />
          <Addresses customer={customer} countries={countries} answer={given} />
        </div>
        <div className="grid gap-5">
          <CustomerOrders orders={orders} href={customerOrdersHref(customer.id)} />
          <CustomerKeys customerId={customer.id} keys={keys} answer={given} />
          {agreements.length === 0 ? null : <Agreements agreements={agreements} none={t('agreement.none-customer')} />}
          <section aria-labelledby="history">
            <h2 id="history">{t('customer.history')}</h2>
            <History
              entries={history.items}
              mails={mails}
              none={t('customer.history-none')}
              of={`customer:${customer.id}`}
            />
            {history.total > history.items.length ? (
              <a href={`/Administration/Audit?of=customer:${customer.id}`}>{t('order.history-all')}</a>
            ) : null}
          </section>
        </div>
      </div>
    </>
  );
}
