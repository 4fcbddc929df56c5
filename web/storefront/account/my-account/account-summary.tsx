import type { ReactNode } from 'react';
import type { CustomerAccount } from '#shop/companies/accounts/paths.ts';
import { addressLines } from '#shop/reference-data/address-lines.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { useAccountText } from '../account-text.ts';
import styles from './my-account.module.css';

/** Customer data, with the default delivery address (A16). */
export function AccountSummary({ account, children }: { account: CustomerAccount; children: ReactNode }) {
  const t = useAccountText();
  const [latest] = account.addresses;
  return (
    <aside className={styles.summary}>
      <section className="panel" aria-labelledby="your-details">
        <h2 id="your-details">{t('account.your-details')}</h2>
        <dl className="facts">
          <Fact label={t('account.details-name')}>{`${account.firstName} ${account.surname}`}</Fact>
          <Fact label={t('account.company')}>{account.company}</Fact>
          <Fact label={t('account.email')}>{account.email}</Fact>
          <Fact label={t('account.telephone')}>{account.telephone}</Fact>
          <Fact label={t('account.details-address')}>
            <Lines of={addressLines(account)} />
          </Fact>
          <Fact label={t('account.currency')}>{t(`account.currency-${account.currency}`)}</Fact>
          <Fact label={t('account.mailing-list')}>{t(account.subscribed ? 'account.yes' : 'account.no')}</Fact>
        </dl>
        <ButtonLink href="/Edit-Account" kind="secondary">
          {t('account.edit')}
        </ButtonLink>{' '}
        <ButtonLink href="/Account-Security" kind="secondary">
          {t('account.security')}
        </ButtonLink>{' '}
        <ButtonLink href="/Company" kind="secondary">
          {t('account.to-company')}
        </ButtonLink>{' '}
        <ButtonLink href="/Account-Data" kind="secondary">
          {t('account.own-data')}
        </ButtonLink>
      </section>
      <section className="panel" aria-labelledby="latest-address">
        <h2 id="latest-address">{t('account.latest-address')}</h2>
        {latest === undefined ? (
          <p>{t('account.no-addresses-hint')}</p>
        ) : (
          <p>
            <Lines of={addressLines(latest)} />
          </p>
        )}
        {latest === undefined ? (
          <ButtonLink href="/Delivery-Address-Edit" kind="secondary">
            {t('account.add-address')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/Delivery-Addresses" kind="secondary">
            {t('account.all-addresses')}
          </ButtonLink>
        )}
      </section>
      {children}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => (
    <span key={index} className={styles.line}>
      {line}
    </span>
  ));
}
