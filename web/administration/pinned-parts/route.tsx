import { redirect, useActionData, useLoaderData } from 'react-router';
import { type PinnedParts, searchedPaths } from '#shop/shopfront/search-insights/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { lines } from '../forms/form-kinds.ts';
import { saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

const pinnedForm = declareForm({
  parts: {
    ...lines('pinned.parts', 3, { hint: 'pinned.parts-hint' }),
    write: (parts: PinnedParts['parts']) => parts.map(({ productName }) => productName).join('\n'),
    read: (text) => ({
      value: text
        .split(/[\r\n,;]+/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    }),
  },
});

const LIST = '/Administration/Searches';

export function loader({ request, context }: PageArgs): Promise<PinnedParts> {
  return context.call(searchedPaths.pins, { words: wordsIn(request) });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(pinnedForm, form, context, {
    path: searchedPaths.savePins,
    input: (values, { version }) => ({ words: wordsIn(request), ...values, version }),
  });
  return save.saved ? redirect(LIST) : save.answer;
}

/** Pinned parts above the results for some words; a save redirects to the searches (I4). */
export function Component() {
  const pinned = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('pinned.title', { words: pinned.words })}>
        <a href={LIST}>{t('pinned.back')}</a>
        <a href={`/search?keyword=${encodeURIComponent(pinned.words)}`}>{t('pinned.results')}</a>
      </PageHead>
      <DeclaredForm key={pinned.words} of={pinnedForm} record={pinned} answer={answer} submit={t('save.submit')}>
        {({ draw }) => draw('parts')}
      </DeclaredForm>
    </>
  );
}

function wordsIn(request: Request): string {
  return new URL(request.url).searchParams.get('words') ?? '';
}
