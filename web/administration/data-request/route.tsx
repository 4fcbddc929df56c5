import { redirect, useActionData, useLoaderData } from 'react-router';
import type { OpenDataRequest } from '#shop/desk/privacy/paths.ts';
import { dataRequestPaths } from '#shop/desk/privacy/staff-paths.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { answerSave, OWN_PASSWORD, refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { dataRequestHref } from '../data-requests/request-words.tsx';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { itself, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { NewRequest, requestForm } from './new-request.tsx';
import { AnswerForm, CopyForm, EraseForm, RequestFacts } from './request-parts.tsx';

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

/** null: a new request. */
export async function loader({ request, context }: PageArgs): Promise<OpenDataRequest | null> {
  const dataRequestId = idIn(request);
  return dataRequestId === 0 ? null : context.call(dataRequestPaths.read, { dataRequestId });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['add', 'copy', 'erase', 'done', 'refuse']);
  const typed = typedValues(form);
  const dataRequestId = idIn(request);
  if (intent === 'add') {
    const save = await saveForm(requestForm, form, context, { path: dataRequestPaths.add, input: itself });
    return save.saved ? redirect(dataRequestHref(save.output)) : save.answer;
  }
  if (intent === 'copy') {
    const asked = await context.ask(staffPaths.givePassword, { password: String(form.get(OWN_PASSWORD) ?? '') });
    if (asked.ok) return answerSave(asked, [], typed, intent);
    const errors = asked.refusal.errors.map(({ message }) => ({ field: OWN_PASSWORD, message }));
    return refusedSave({ ...asked.refusal, errors }, [], typed, intent);
  }
  if (intent === 'erase') {
    const asks = askToConfirm(form);
    if (asks !== null) return asks;
    return answerSave(await askAsStaff(context, form, dataRequestPaths.erase, { dataRequestId }), [], typed, intent);
  }
  const reason = intent === 'refuse' ? (typed['reason'] ?? '') : '';
  const asked = await askAsStaff(context, form, dataRequestPaths.answer, { dataRequestId, reason });
  return answerSave(asked, ['reason'], typed, 'answer');
}

/** One request about a person's data: the copy, the erasure, or a refusal with its reason (O4). */
export function Component() {
  const open = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  const answer = given !== undefined && 'saved' in given ? given : undefined;
  const answerTo = (form: string) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <PageHead title={open === null ? t('data-request.new') : t('data-request.title', { number: open.request.id })}>
        <a href="/Administration/Data-Requests">{t('data-request.back')}</a>
      </PageHead>
      {open === null ? (
        <NewRequest answer={answer} />
      ) : (
        <div className="columns cells-26">
          <RequestFacts open={open} />
          {open.request.answeredAt === null ? (
            <div>
              <CopyForm open={open} answer={answerTo('copy')} />
              <EraseForm open={open} answer={answerTo('erase')} />
              <AnswerForm open={open} answer={answerTo('answer')} />
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
