import { data, useLoaderData } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { type MailingConsent, mailingPaths } from '#shop/people/mailings/paths.ts';
import { Button } from '../../design/button.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import { type PageActionArgs, type PageArgs, RefusedError } from '../../page-context.ts';
import { useDataText } from '../account/account-data/data-text.ts';
import { NO_STORE } from '../account/no-store.ts';

/** The field by which mail programs withdraw with one click (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

interface View {
  by: 'token' | 'guid';
  /** null: the link does not work. */
  consent: MailingConsent | null;
}

const keysIn = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get('token'), guid: (searchParams.get('id') ?? '').toLowerCase() };
};

export async function loader({ request, context }: PageArgs) {
  const { token, guid } = keysIn(request);
  const asked =
    token === null
      ? await context.ask(mailingPaths.byGuid, { consent: guid })
      : await context.ask(mailingPaths.byToken, { token });
  const by = token === null ? 'guid' : 'token';
  if (asked.ok) return data<View>({ by, consent: asked.output }, { ...NO_STORE });
  if (asked.refusal.status !== 410 && asked.refusal.status !== 400) throw new RefusedError(asked.refusal);
  return data<View>({ by, consent: null }, { ...NO_STORE, status: 410 });
}

/** Confirms or withdraws; opening the address changes nothing (D18). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const { token, guid } = keysIn(request);
  const intent = form.has(ONE_CLICK) ? 'withdraw' : intentIn(form, ['confirm', 'withdraw']);
  const asked =
    intent === 'confirm'
      ? await context.askOnce(form, mailingPaths.confirm, { token: token ?? '' })
      : await context.askOnce(form, mailingPaths.withdraw, { consent: guid });
  return answerSave(asked, [], typedValues(form), intent);
}

/** Confirms a consent to mailings, or withdraws it without a login (O5). */
export function Component() {
  const t = useDataText();
  const { by, consent } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('privacy.mailing-title')} />
      <h1>{t('privacy.mailing-title')}</h1>
      {answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null}
      {consent === null ? (
        <Notice kind="bad">{t('privacy.mailing-dead')}</Notice>
      ) : (
        <Choice by={by} consent={consent} />
      )}
    </div>
  );
}

function Choice({ by, consent: { consentState, words } }: { by: View['by']; consent: MailingConsent }) {
  const t = useDataText();
  if (consentState === 'withdrawn') return <Notice kind="plain">{t('privacy.mailing-withdrawn')}</Notice>;
  if (by === 'token' && consentState === 'confirmed')
    return <Notice kind="good">{t('privacy.mailing-confirmed')}</Notice>;
  const intent = by === 'token' ? 'confirm' : 'withdraw';
  return (
    <PostForm intent={intent}>
      <p>{t(by === 'token' ? 'privacy.mailing-ask' : 'privacy.mailing-receives')}</p>
      <blockquote>{words}</blockquote>
      <Button type="submit">{t(`privacy.mailing-${intent}`)}</Button>
    </PostForm>
  );
}
