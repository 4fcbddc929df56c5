import { useEffect, useRef } from 'react';
import { data, Form, useSearchParams, useSubmit } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageActionArgs } from '../../../page-context.ts';
import { pageStatus } from '../../../forms/refused-form.ts';
import { useAccountText } from '../account-text.ts';
import { NO_STORE } from '../no-store.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { linkIn } from './link.ts';

interface Outcome {
  result: 'activated' | 'already-active' | 'not-activated';
  /** Reason for the failure, if there is one (A22). */
  detail: string | null;
}

const RESULTS = ['not-activated', 'activated', 'already-active'] as const;

/** Opening the address changes nothing, because mail programs open links automatically (D18). */
export function loader() {
  return data(null, NO_STORE);
}

export async function action({ request, context }: PageActionArgs) {
  const link = linkIn(new URL(request.url).searchParams);
  if (link === null) return data<Outcome>({ result: 'not-activated', detail: null }, { status: 400 });
  const asked = await context.ask(accountPaths.activate, link);
  if (asked.ok) return data<Outcome>({ result: RESULTS[asked.output] ?? 'not-activated', detail: null });
  return data<Outcome>({ result: 'not-activated', detail: asked.refusal.message }, pageStatus(asked.refusal));
}

/** Target of the links in the registration mail (A22, B10). */
export function Component() {
  const t = useAccountText();
  const outcome = useAnswer<typeof action>();
  const link = linkIn(useSearchParams()[0]);
  return (
    <div className="at-most-36rem centred">
      <Head title={t('account.activate')} />
      <h1>{t('account.activate')}</h1>
      {outcome === undefined && link !== null ? <Ask kind={link.link} /> : <Answer outcome={outcome} />}
    </div>
  );
}

function Ask({ kind }: { kind: 'd' | 'e' | 'i' }) {
  const t = useAccountText();
  const isSending = useSending();
  return (
    <Form ref={usePostOnLoad()} method="post">
      <p>{t(`account.activate-lead-${kind}`)}</p>
      <Button type="submit" busy={isSending && t('account.activate-busy')}>
        {t('account.activate-submit')}
      </Button>
    </Form>
  );
}

/** With script the page submits itself, once; without, its button does (D18). */
function usePostOnLoad() {
  const form = useRef<HTMLFormElement>(null);
  const isPosted = useRef(false);
  const submit = useSubmit();
  useEffect(() => {
    if (isPosted.current || form.current === null) return;
    isPosted.current = true;
    void submit(form.current);
  }, [submit]);
  return form;
}

function Answer({
  outcome: { result, detail } = { result: 'not-activated', detail: null },
}: {
  outcome?: Outcome | undefined;
}) {
  const t = useAccountText();
  return (
    <Notice kind={result === 'not-activated' ? 'bad' : 'good'}>
      <p>
        <strong>{t(`account.${result}`)}</strong>
      </p>
      {detail === null ? null : <p>{detail}</p>}
      <p>{t(`account.${result}-hint`)}</p>
    </Notice>
  );
}
