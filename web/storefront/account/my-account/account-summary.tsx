import type { ReactNode } from 'react';
import type { CustomerAccount } from '#shop/people/customers/paths.ts';
import { addressLines } from '#shop/base/reference-data/address-lines.ts';
import { Fact, Facts } from '../../../design/facts.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import { useAccountText } from '../account-text.ts';

/** Customer data, with the default delivery address (A16). */
export function AccountSummary({ account, children }: { account: CustomerAccount; children: ReactNode }) {
  const t = useAccountText();
  const [latest] = account.addresses;
  return (
    <div className="grid cells-18 gap-4 below-6 tight">
      <Section
        heading={t('account.your-details')}
        boxed
        actions={<PageLink href="/Edit-Account">{t('account.edit')}</PageLink>}
      >
        <Facts stacked>
          <Fact label={t('account.details-name')}>{`${account.firstName} ${account.surname}`}</Fact>
          <Fact label={t('account.company')}>{account.company}</Fact>
          <Fact label={t('account.email')}>{account.email}</Fact>
          <Fact label={t('account.telephone')}>{account.telephone}</Fact>
          <Fact label={t('account.details-address')}>
            <Lines of={addressLines(account)} />
          </Fact>
          <Fact label={t('account.currency')}>{t(`account.currency-${account.currency}`)}</Fact>
          <Fact label={t('account.mailing-list')}>{t(account.subscribed ? 'account.yes' : 'account.no')}</Fact>
        </Facts>
      </Section>
      <Section
        heading={t('account.latest-address')}
        boxed
        actions={
          latest === undefined ? (
            <PageLink href="/Delivery-Address-Edit">{t('account.add-address')}</PageLink>
          ) : (
            <PageLink href="/Delivery-Addresses">{t('account.all-addresses')}</PageLink>
          )
        }
      >
        {latest === undefined ? (
          <p>{t('account.no-addresses-hint')}</p>
        ) : (
          <p>
            <Lines of={addressLines(latest)} />
          </p>
        )}
      </Section>
      {children}
    </div>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ));
}
