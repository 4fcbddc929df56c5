import { useLoaderData } from 'react-router';
import { addressPaths } from '#shop/customers/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useText } from '../../../texts/texts.tsx';
import { ownId } from '../own-id.ts';
import { pageCount, pageNumberIn } from '../page-number.ts';
import { Pager } from '../pager.tsx';
import { AccountTrail } from '../trail.tsx';
import { AddressTable } from './address-table.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumberIn(searchParams);
  const customerId = await ownId(context);
  const { items, total } = await context.call(addressPaths.ofCustomer, { customerId, page, pageSize: PAGE_SIZE });
  return { addresses: items, total, page, isSaved: searchParams.has('saved') };
}

/** Where this customer's goods go (A25). */
export function Component() {
  const t = useText();
  const { addresses, total, page, isSaved } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('account.addresses')} />
      <AccountTrail here={t('account.addresses')} />
      <h1>{t('account.addresses')}</h1>
      {isSaved ? <Notice kind="good">{t('account.address-saved')}</Notice> : null}
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
    </>
  );
}
