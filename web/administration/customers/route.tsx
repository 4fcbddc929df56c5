import { useActionData, useLoaderData } from 'react-router';
import type { CustomerAccount, DeliveryAddress } from '#shop/people/customers/paths.ts';
import { customerDeclaration, staffCustomerPaths } from '#shop/people/customers/staff-paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { intentIn } from '../../forms/intent.ts';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { RowTicks } from '../lists/row-ticks.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { ApprovalButtons } from './approval-buttons.tsx';
import { APPROVAL_OUTCOMES, type ApprovalAnswer, approve } from './approve.ts';
import { customerHref } from '../screen-addresses.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<CustomerAccount>> {
  return context.call(staffCustomerPaths.list, questionIn(request, customerDeclaration));
}

/** Authorises the waiting account of a row. */
export async function action({ request, context }: PageActionArgs): Promise<ApprovalAnswer> {
  const form = await request.formData();
  intentIn(form, ['approval']);
  return approve(form, context);
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
        <span className="soft-ink">{company}</span>
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

/** All customers, with their delivery addresses (E10); those who are waiting are authorised in their row (D18). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { items, total, isMore } = list;
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('customers.title')}>
        <ButtonLink href="/Administration/CustomerEdit">{t('customers.add')}</ButtonLink>
        <a href="/Administration/export/mailing-list.csv" download>
          {t('customers.mailing-list')}
        </a>
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
      {answer === undefined ? null : <Approved answer={answer} />}
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
        subRows={(customer) => [
          ...(customer.status === 'waiting'
            ? [{ key: 'approval', content: <ApprovalButtons customer={customer} answer={answer} isOneOfMany /> }]
            : []),
          ...customer.addresses.map((address) => ({ key: address.id, content: <Delivery {...address} /> })),
        ]}
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

/** Result of an approval; it takes the focus, because the pressed button is gone. */
function Approved({ answer }: { answer: ApprovalAnswer }) {
  const focus = useFirstErrorFocus<HTMLDivElement>(answer);
  const outcome = APPROVAL_OUTCOMES[answer.approved] ?? 'customer.not-activated';
  return (
    <div ref={focus}>
      <Notice kind={outcome === 'customer.activated' ? 'good' : 'bad'}>{t(outcome)}</Notice>
    </div>
  );
}

function HomeAddress(customer: CustomerAccount) {
  const line = inOneLine(addressLines(customer));
  return <span title={line}>{line}</span>;
}

function Delivery(address: DeliveryAddress) {
  return (
    <>
      <span className="faint-ink">{t('customers.delivers-to')}</span> {inOneLine(addressLines(address))}
    </>
  );
}
