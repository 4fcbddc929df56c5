import { useEffect } from 'react';
import { PageLink } from '../../design/page-link.tsx';
import { data, redirect, useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { useLoginText } from './login-text.ts';
import { type LoginTrouble, logIn } from './log-in.ts';
import { CodeForm, LoginForm } from './login-form.tsx';
import { endCopies } from '../presses/kept/kept-copies.ts';
import { redirectAfterLogin } from './redirect-after-login.ts';

/**
 * Redirects a logged-in customer at once. Staff get a message that a page for customers needs a customer on whose
 * behalf they order (H7).
 */
export function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  if (context.signedIn) return redirect(redirectAfterLogin(searchParams));
  return { isStaff: context.staffSignedIn, isUnsent: searchParams.has('unsent') };
}

export async function action({ request, context }: PageActionArgs) {
  const refused = await logIn(await request.formData(), context.ask);
  if (refused !== null) return data(refused.trouble, { status: refused.status });
  return redirect(redirectAfterLogin(new URL(request.url).searchParams));
}

/** Login (A19), with a link to the registration (D20). */
export function Component() {
  const t = useLoginText();
  const trouble = useAnswer<typeof action>();
  const { isStaff, isUnsent } = useLoaderData<typeof loader>();
  useEffect(() => void endCopies().catch(() => undefined), []); // the session that they belonged to has ended
  return (
    <div className="at-most-26rem centred">
      <Head title={t('login.title')} description={t('login.description')} canonical="/LogIn" />
      <Breadcrumb
        label={t('login.trail')}
        steps={[
          { label: t('login.home'), href: '/' },
          { label: t('login.title') },
          { label: t('login.register'), href: '/Create-Account' },
        ]}
      />
      <h1>{t('login.title')}</h1>
      {isStaff ? (
        <Notice kind="plain">
          {t('login.staff')} <a href="/Administration/Customers">{t('login.staff-customers')}</a>
        </Notice>
      ) : null}
      {isUnsent ? <Notice kind="plain">{t('login.unsent')}</Notice> : null}
      <LoggingIn trouble={trouble} />
    </div>
  );
}

function LoggingIn({ trouble }: { trouble: LoginTrouble | undefined }) {
  const t = useLoginText();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      {trouble?.signIn === undefined ? (
        <LoginForm trouble={trouble} busy={busy} />
      ) : (
        <>
          <CodeForm signIn={trouble.signIn} trouble={trouble} busy={busy} />
          <p>
            <PageLink href="/LogIn" data-reload>
              {t('login.again')}
            </PageLink>
          </p>
        </>
      )}
      <p className="above-5 below-3">
        {t('login.no-account')} <PageLink href="/Create-Account">{t('login.create')}</PageLink>
      </p>
      <p className="faint">{t('login.authorised-first')}</p>
    </>
  );
}
