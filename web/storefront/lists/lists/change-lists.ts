import { data, redirect } from 'react-router';
import { listPaths } from '#shop/lists/paths.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { messagesOf, pageStatus, unknownOutcome, type UnknownOutcome } from '../../../refused-form.ts';
import type { FormErrors } from '../../../texts/wording.ts';
import { listAddress, listNameIn } from '../list-fields.ts';

export interface ListsAnswer extends UnknownOutcome {
  errors: FormErrors<'listName'>;
  notice: string | null;
  typed: { listName: string; isCompanys: boolean };
}

/** Creates a list and opens it, or restores a deleted one (G4). */
export async function changeLists({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (form.has('restore')) {
    const listId = Number(form.get('restore'));
    const asked = await context.askOnce(form, listPaths.restore, { listId });
    return asked.ok ? redirect(listAddress(listId)) : refused(asked.refusal, { listName: '', isCompanys: false });
  }
  const named = listNameIn(form);
  const asked = await context.askOnce(form, listPaths.create, named);
  return asked.ok ? redirect(listAddress(asked.output.listId)) : refused(asked.refusal, named);
}

function refused(refusal: Parameters<typeof pageStatus>[0], typed: ListsAnswer['typed']) {
  const messages = messagesOf(refusal, ['listName']);
  return data<ListsAnswer>({ ...messages, typed, ...unknownOutcome(refusal) }, pageStatus(refusal));
}
