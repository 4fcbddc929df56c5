import { data, redirect, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { ownPath } from '#shop/base/kernel/own-path.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { Logo } from '../../shell/logo.tsx';
import { t } from '../staff-text.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInStaff } from './sign-in.ts';

export function loader({ request, context }: PageArgs) {
  if (context.staffSignedIn) return redirect(wayOn(request));
  return { isUnsent: new URL(request.url).searchParams.has('unsent') };
}

/** Redirect after the login: back to the screen that required it, with its parameters. */
function wayOn(request: Request): string {
  const next = ownPath(new URL(request.url).searchParams.get('next'), DASHBOARD);
  return /^\/administration\/./i.test(next) ? next : DASHBOARD;
}

const DASHBOARD = '/Administration/Dashboard';

export async function action({ request, context }: PageActionArgs) {
  const refused = await signInStaff(await request.formData(), context.ask);
  return refused === null ? redirect(wayOn(request)) : data(refused.trouble, { status: refused.status });
}

/** The staff login (E1). */
export function Component() {
  const refused = useActionData<typeof action>();
  const { isUnsent } = useLoaderData<typeof loader>();
  const busy = useNavigation().state !== 'idle';
  const { search } = useLocation();
  return (
    <main className="at-most-26rem centred padded above-6">
      <title>{t('sign-in.title')}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1>{t('sign-in.title')}</h1>
      {isUnsent ? <Notice kind="plain">{t('sign-in.unsent')}</Notice> : null}
      <SignInForm refused={refused} busy={busy} />
      {refused?.signIn == null ? null : (
        <p>
          <a href={`/administration${search}`} data-reload>
            {t('sign-in.again')}
          </a>
        </p>
      )}
    </main>
  );
}
