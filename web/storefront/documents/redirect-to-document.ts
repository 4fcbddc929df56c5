import { data, redirect } from 'react-router';
import type { PageActionArgs } from '../../page-context.ts';

/** The field name of each selected document. */
export const CHOSEN = 'document';

/** Redirects to a zip of the selected documents; without any, the page shows a message (L6). */
export async function redirectToDocument({ request }: PageActionArgs) {
  const form = await request.formData();
  const chosen = form.getAll(CHOSEN).filter((key) => typeof key === 'string');
  if (chosen.length === 0) return data({ isNoneChosen: true }, { status: 400 });
  return redirect(`/Documents.zip?${new URLSearchParams(chosen.map((key) => [CHOSEN, key])).toString()}`, 303);
}
