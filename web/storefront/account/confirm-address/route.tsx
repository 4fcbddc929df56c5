import { data, useLoaderData } from 'react-router';
import { emailChangePaths, type NewAddress } from '#shop/people/email-changes/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { answerSave, typedValues } from '../../../forms/save-answer.ts';
import { useAnswer } from '../../../forms/use-answer.ts';
import { type PageActionArgs, type PageArgs, RefusedError } from '../../../page-context.ts';
import { useDataText } from '../account-data/data-text.ts';
import { NO_STORE } from '../no-store.ts';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: PageArgs) {
  const asked = await context.ask(emailChangePaths.byToken, { token: tokenIn(request) });
  if (asked.ok) return data<NewAddress | null>(asked.output, { ...NO_STORE });
  if (asked.refusal.status !== 410 && asked.refusal.status !== 400) throw new RefusedError(asked.refusal);
  return data<NewAddress | null>(null, { ...NO_STORE, status: 410 });
}

/** Confirms; opening the address changes nothing (D18). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['confirm']);
  const asked = await context.askOnce(form, emailChangePaths.confirm, { token: tokenIn(request) });
  return answerSave(asked, [], typedValues(form), intent);
}

/** Confirms the new email address of an account (D53). */
export function Component() {
  const t = useDataText();
  const asked = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('privacy.address-title')} />
      <h1>{t('privacy.address-title')}</h1>
      {answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null}
      {answer?.saved === true ? (
        <Notice kind="good">{t('privacy.address-confirmed')}</Notice>
      ) : asked === null ? (
        <Notice kind="bad">{t('privacy.address-dead')}</Notice>
      ) : (
        <PostForm intent="confirm">
          <p>{t('privacy.address-ask', { email: asked.email })}</p>
          <Button type="submit">{t('privacy.mailing-confirm')}</Button>
        </PostForm>
      )}
    </div>
  );
}
