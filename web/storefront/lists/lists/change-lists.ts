import { redirect } from 'react-router';
import { listPaths } from '#shop/trade/lists/paths.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { listAddress, listNameIn } from '../list-fields.ts';

/** Reason why no list was created or restored, with the input. */
export type ListsAnswer = RefusedForm<'listName', ReturnType<typeof listNameIn>>;

/** Creates a list and opens it, or restores a deleted one (G4). */
export async function changeLists({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (form.has('restore')) {
    const listId = Number(form.get('restore'));
    const asked = await context.askOnce(form, listPaths.restore, { listId });
    return asked.ok
      ? redirect(listAddress(listId))
      : refuseForm(asked.refusal, ['listName'], { values: { listName: '', isCompanys: false } });
  }
  const named = listNameIn(form);
  const asked = await context.askOnce(form, listPaths.create, named);
  return asked.ok
    ? redirect(listAddress(asked.output.listId))
    : refuseForm(asked.refusal, ['listName'], { values: named });
}
