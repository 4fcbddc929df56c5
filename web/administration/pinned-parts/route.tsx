import { redirect, useActionData, useLoaderData } from 'react-router';
import { type PinnedParts, searchedPaths } from '#shop/search/insights/paths.ts';
import { TextAreaField } from '../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { type FormField, versionIn } from '../forms/form-field.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

const fields = (): readonly FormField<'parts'>[] => [{ name: 'parts', label: t('pinned.parts') }];

const LIST = '/Administration/Searches';

export function loader({ request, context }: PageArgs): Promise<PinnedParts> {
  return context.call(searchedPaths.pins, { words: wordsIn(request) });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const parts = (typed['parts'] ?? '').split(/[\r\n,;]+/).map((part) => part.trim());
  const asked = await askAsStaff(context, form, searchedPaths.savePins, {
    words: wordsIn(request),
    parts: parts.filter((part) => part !== ''),
    ...versionIn(typed),
  });
  return asked.ok ? redirect(LIST) : refusedSave(asked.refusal, ['parts'], typed);
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
      <StaffForm<'parts', PinnedParts>
        key={pinned.words}
        fields={fields()}
        stored={storedValues(pinned)}
        version={pinned.version}
        storedOf={(current) => storedValues(current)}
        answer={answer}
        submit={t('save.submit')}
      >
        {({ values, errors }) => (
          <TextAreaField
            label={t('pinned.parts')}
            hint={t('pinned.parts-hint')}
            rows={3}
            {...fieldsOf<'parts'>(values, errors)('parts')}
          />
        )}
      </StaffForm>
    </>
  );
}

function storedValues({ parts }: Pick<PinnedParts, 'parts'>) {
  return { parts: parts.map(({ productName }) => productName).join('\n') };
}

function wordsIn(request: Request): string {
  return new URL(request.url).searchParams.get('words') ?? '';
}
