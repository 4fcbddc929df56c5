import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';

/** Confirmation after a registration (A20). */
export function Component() {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('account.created')} />
      <section className="panel padded">
        <h1>{t('account.created')}</h1>
        <p>{t('account.created-text')}</p>
        <p>{t('account.created-next')}</p>
        <p className="row align-center">
          <ButtonLink href={reduced ? '/' : '/search'}>{t('account.to-catalogue')}</ButtonLink>
          <ButtonLink href="/" kind="secondary">
            {t('account.to-home')}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
