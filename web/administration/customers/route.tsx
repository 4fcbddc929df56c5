import { useLoaderData } from 'react-router';
import type { CustomerAccount, DeliveryAddress } from '#shop/companies/accounts/paths.ts';
import { customerDeclaration, staffCustomerPaths } from '#shop/companies/accounts/staff-paths.ts';
import type { ListPage } from '#shop/operations/list-page.ts';
import { addressLines, inOneLine } from '#shop/reference-data/address-lines.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { RowTicks } from '../lists/row-ticks.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { customerHref } from './customer-href.ts';
import styles from './customers.module.css';

export function loader({ request, context }: PageArgs): Promise<ListPage<CustomerAccount>> {
  return context.call(staffCustomerPaths.list, questionIn(request, customerDeclaration));
}

const columns = (): readonly Column<CustomerAccount>[] => [
  { key: 'ref', label: t('customers.ref'), first: 'desc', cell: ({ id }) => id },
  {
    key: 'name',
    label: t('customers.name'),
    clip: true,
    cell: ({ firstName, surname, company }) => (
      <span title={company}>
        {`${firstName} ${surname} `}
        <span className={styles.company}>{company}</span>
      </span>
    ),
  },
  { key: 'email', label: t('customers.email'), cell: ({ email }) => email },
  {
    key: 'address',
    label: t('customers.address'),
    clip: true,
    cell: (customer) => <HomeAddress {...customer} />,
  },
  {
    key: 'mailing',
    label: t('customers.mailing'),
    cell: ({ subscribed }) => t(subscribed ? 'customers.mailing-yes' : 'customers.mailing-no'),
  },
  { key: 'status', label: t('customers.status'), cell: ({ status }) => <AccountStatusBadge status={status} /> },
];

/** All customers, with their delivery addresses (E10). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { items, total, isMore } = list;
  return (
    <>
      <PageHead title={t('customers.title')}>
        <ButtonLink href="/Administration/CustomerEdit">{t('customers.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={customerDeclaration}
        searchLabel={t('customers.search')}
        exportName="customers"
        single={onlyHit(list, customerHref)}
        filters={{
          status: { label: t('customers.status'), word: (status) => t(`customers.${status}`) },
          priceClass: { label: t('customers.price-class'), word: (number) => t(`customer.class-${number}`) },
        }}
      />
      <RowTicks
        form="ticked"
        action="/Administration/Status-Change"
        list={customerDeclaration}
        fixed={{ of: 'customers' }}
        total={total}
      />
      <ListTable
        isMain
        caption={t('customers.title')}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={customerHref}
        subRows={({ addresses }) =>
          addresses.map((address) => ({ key: address.id, content: <Delivery {...address} /> }))
        }
        list={customerDeclaration}
        ticks={{
          form: 'ticked',
          label: ({ firstName, surname }) => t('many.tick', { name: `${firstName} ${surname}` }),
        }}
      />
      <Pager total={total} isMore={isMore} />
    </>
  );
}

function HomeAddress(customer: CustomerAccount) {
  const line = inOneLine(addressLines(customer));
  return <span title={line}>{line}</span>;
}

function Delivery(address: DeliveryAddress) {
  return (
    <>
      <span className={styles.label}>{t('customers.delivers-to')}</span> {inOneLine(addressLines(address))}
    </>
  );
}
