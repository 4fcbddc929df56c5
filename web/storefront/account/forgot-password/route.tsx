import { PageLink } from '../../../design/page-link.tsx';
import { data, Form, redirect } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { EMAIL_MAX, resetEmailRefusal } from '#shop/people/accounts/login-rules.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFirstErrorFocus } from '../../../forms/use-first-error-focus.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { pageStatus } from '../../../forms/refused-form.ts';
import { useAccountText } from '../account-text.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';

interface Trouble {
  email: string;
  emailError: RuleMessage | null;
  /** Reason why the request failed (D14). */
  failure: string | null;
}

export async function action({ request, context }: PageActionArgs) {
  const email = String((await request.formData()).get('email') ?? '').trim();
  const emailError = resetEmailRefusal(email);
  if (emailError !== null) return data<Trouble>({ email, emailError, failure: null }, { status: 400 });
  const asked = await context.ask(identityPaths.forgotPassword, { email });
  if (asked.ok) return redirect('/Password-Sent');
  return data<Trouble>({ email, emailError: null, failure: asked.refusal.message }, pageStatus(asked.refusal));
}

/** Request for a password reset link (A21, C5). */
export function Component() {
  const t = useAccountText();
  const trouble = useAnswer<typeof action>();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const isSending = useSending();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('account.forgot')} />
      <h1>{t('account.forgot')}</h1>
      <p className="at-most-44rem soft-ink">{t('account.forgot-lead')}</p>
      <Form ref={form} method="post" noValidate className="form at-most-26rem">
        {trouble?.failure == null ? null : (
          <Notice kind="bad">
            <p>{t('account.forgot-failed')}</p>
            <p>{trouble.failure}</p>
          </Notice>
        )}
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
          defaultValue={trouble?.email}
          error={trouble?.emailError ?? undefined}
          required
        />
        <Button type="submit" busy={isSending && t('account.forgot-busy')}>
          {t('account.forgot-submit')}
        </Button>
      </Form>
      <p className="above-5">
        <PageLink href="/login">{t('account.back-to-login')}</PageLink>
      </p>
    </div>
  );
}
