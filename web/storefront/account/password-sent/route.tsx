import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { useAccountText } from '../account-text.ts';

/** The same for every address, so that it does not reveal whether it has an account (A21, D16). */
export function Component() {
  const t = useAccountText();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('account.sent')} />
      <section className="panel padded">
        <h1>{t('account.sent')}</h1>
        <p>{t('account.sent-text')}</p>
        <p>{t('account.sent-hint')}</p>
        <p className="row align-center">
          <ButtonLink href="/login">{t('account.back-to-login')}</ButtonLink>
          <ButtonLink href="/Forgot-Password" kind="secondary">
            {t('account.send-again')}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
