import { redirect, useActionData, useLoaderData } from 'react-router';
import { redirectPaths } from '#shop/shopfront/redirects/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { lines } from '../forms/form-kinds.ts';
import { itself, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

const redirectForm = declareForm({
  pastedText: lines('redirects.rows', 10, {
    hint: 'redirects.rows-hint',
    input: { required: true, spellCheck: false },
  }),
});

const LIST = '/Administration/Redirects';

/** Starts with the addresses of the address, separated by a tab. */
export function loader({ request }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from');
  return { pastedText: from === null ? '' : `${from}\t${searchParams.get('to') ?? ''}` };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(redirectForm, form, context, { path: redirectPaths.save, input: itself });
  return save.saved ? redirect(LIST) : save.answer;
}

/** Adds and changes redirects, a row each (Q4). */
export function Component() {
  const { pastedText } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('redirects.add')}>
        <a href={LIST}>{t('redirects.back')}</a>
      </PageHead>
      <DeclaredForm
        key={pastedText}
        of={redirectForm}
        record={null}
        fresh={{ pastedText }}
        answer={answer}
        submit={t('redirects.save')}
      />
    </>
  );
}
