import { data, redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { joinErrors } from '#shop/people/companies/join-rules.ts';
import { companyPaths, type InvitationSeen } from '#shop/people/companies/paths.ts';
import type { AgreementNeed } from '#shop/base/kernel/agreement.ts';
import { agreementPaths } from '#shop/people/legal/paths.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { RefusedError } from '../../../page-context.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { NO_STORE } from '../../account/no-store.ts';
import { useCompanyText } from '../company-text.ts';
import { JOIN_FIELDS, JoinForm, joinIn, type JoinTrouble } from './join-form.tsx';

interface Stage {
  is: 'open' | 'another' | 'dead' | 'done';
  /** null if the link is invalid. */
  invitation: InvitationSeen | null;
  /** Confirmations that joining needs (O2); null if nobody can join. */
  agreement: AgreementNeed | null;
}

/** The status of a link that was used or never existed. */
const GONE = 410;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('done')) return data<Stage>({ is: 'done', invitation: null, agreement: null });
  const asked = await context.ask(companyPaths.readInvitation, { token: searchParams.get('token') ?? '' });
  if (asked.ok) {
    const agreement = await context.call(agreementPaths.ofRegistration, {});
    return data<Stage>(
      { is: context.signedIn ? 'another' : 'open', invitation: asked.output, agreement },
      { ...NO_STORE },
    );
  }
  if (asked.refusal.status !== GONE && asked.refusal.status !== 400) throw new RefusedError(asked.refusal);
  return data<Stage>({ is: 'dead', invitation: null, agreement: null }, { ...NO_STORE, status: GONE });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const draft = joinIn(form);
  const { password: _, passwordRepeat: __, termsVersion: ___, ...values } = draft;
  const errors = joinErrors(draft);
  if (!isFaultless(errors)) return data<JoinTrouble>({ errors, notice: null, values }, { status: 400 });
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const asked = await context.askOnce(form, companyPaths.join, { token, ...draft });
  if (asked.ok) return redirect('/Company/Join?done=1');
  const { refusal } = asked;
  return refuseForm(refusal, JOIN_FIELDS, { values, isDead: refusal.status === GONE });
}

/** Target of the mailed invitation (H2). */
export function Component() {
  const t = useCompanyText();
  const stage = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('company.join-title')} />
      {stage.is === 'done' ? (
        <Done />
      ) : stage.invitation === null || stage.agreement === null || trouble?.isDead === true ? (
        <>
          <h1>{t('company.join-title')}</h1>
          <Notice kind="bad">{t('company.join-dead')}</Notice>
        </>
      ) : (
        <Open
          agreement={stage.agreement}
          invitation={stage.invitation}
          isAnother={stage.is === 'another'}
          trouble={trouble}
        />
      )}
    </div>
  );
}

interface OpenProps {
  agreement: AgreementNeed;
  invitation: InvitationSeen;
  /** A person with an account is logged in. */
  isAnother: boolean;
  trouble: JoinTrouble | undefined;
}

function Open({ agreement, invitation, isAnother, trouble }: OpenProps) {
  const t = useCompanyText();
  const { companyName: company, email } = invitation;
  return (
    <>
      <h1>{t('company.join', { company })}</h1>
      {isAnother ? (
        <>
          <Notice kind="plain">{t('company.join-other', { email })}</Notice>
          <ButtonLink href="/log-out">{t('shell.log-out')}</ButtonLink>
        </>
      ) : (
        <>
          <p className="at-most-44rem soft-ink">{t('company.join-lead', { email })}</p>
          <JoinForm trouble={trouble} agreement={agreement} />
        </>
      )}
    </>
  );
}

function Done() {
  const t = useCompanyText();
  return (
    <section className="panel padded">
      <h1>{t('company.join-done')}</h1>
      <p>{t('company.join-done-text')}</p>
      <p className="row align-center">
        <ButtonLink href="/login">{t('account.log-in')}</ButtonLink>
      </p>
    </section>
  );
}
