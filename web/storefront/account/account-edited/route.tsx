import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { useAccountText } from '../account-text.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';

/** After a saved account (A24). */
export function Component() {
  const t = useAccountText();
  return (
    <AccountFrame>
      <Head title={t('account.edited')} />
      <AccountBreadcrumb here={t('account.edited')} />
      <section className="panel padded">
        <h1>{t('account.edited')}</h1>
        <p>{t('account.edited-text')}</p>
        <p className="row align-center">
          <ButtonLink href="/Dashboard">{t('account.to-dashboard')}</ButtonLink>
        </p>
      </section>
    </AccountFrame>
  );
}
