import { useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { addressPaths, type DeliveryAddress } from '#shop/people/customers/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useAccountText } from '../account-text.ts';
import { ownId } from '../own-id.ts';
import { pageCount, pageNumberIn } from '../page-number.ts';
import { Pager } from '../pager.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';
import { AddressTable } from './address-table.tsx';
import { changeAddresses } from './change-addresses.ts';
import { DeleteQuestion } from './delete-question.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumberIn(searchParams);
  const customerId = await ownId(context);
  const { items, total } = await context.call(addressPaths.ofCustomer, { customerId, page, pageSize: PAGE_SIZE });
  const asked = Number(searchParams.get('delete') ?? 0);
  const deleting = asked === 0 ? null : await context.ask(addressPaths.read, { addressId: asked });
  return { addresses: items, total, page, deleting: deleting?.ok === true ? deleting.output : null };
}

export const action = changeAddresses;

/** Delivery addresses of this customer (A25). */
export function Component() {
  const t = useAccountText();
  const { addresses, total, page, deleting } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>()?.trouble ?? null;
  return (
    <AccountFrame>
      <Head title={t('account.addresses')} />
      <AccountBreadcrumb here={t('account.addresses')} />
      <h1>{t('account.addresses')}</h1>
      {trouble === null ? <Done addresses={addresses} /> : <Notice kind="bad">{trouble}</Notice>}
      {deleting === null ? null : <DeleteQuestion address={deleting} />}
      {total === 0 ? (
        <EmptyState title={t('account.no-addresses')}>
          <p>{t('account.no-addresses-hint')}</p>
          <ButtonLink href="/Delivery-Address-Edit">{t('account.add-address')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p>
            <ButtonLink href="/Delivery-Address-Edit">{t('account.add-address')}</ButtonLink>
          </p>
          <AddressTable addresses={addresses} />
        </>
      )}
      <Pager
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        addressOf={(other) => `/Delivery-Addresses?page=${other}`}
      />
    </AccountFrame>
  );
}

/** Message about the last change, from the page's address. */
function Done({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const t = useAccountText();
  const query = new URLSearchParams(useLocation().search);
  if (query.has('saved')) return <Notice kind="good">{t('account.address-saved')}</Notice>;
  const done = query.get('done');
  if (done === 'deleted') return <Notice kind="good">{t('account.address-deleted')}</Notice>;
  if (done !== 'default') return null;
  const name = addresses.find(({ isDefault }) => isDefault)?.contactName;
  return (
    <Notice kind="good">
      {name === undefined ? t('account.address-default-unset') : t('account.address-default-set', { name })}
    </Notice>
  );
}
