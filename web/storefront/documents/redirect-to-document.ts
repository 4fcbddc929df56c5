import { data, redirect } from 'react-router';
import type { PageActionArgs } from '../../page-context.ts';

/** The field in which the form of documents names each that is chosen. */
export const CHOSEN = 'document';

/** Leads to the one file of the chosen documents; without any, the page says so (L6). */
export async function redirectToDocument({ request }: PageActionArgs) {
  const form = await request.formData();
  const chosen = form.getAll(CHOSEN).filter((key) => typeof key === 'string');
  if (chosen.length === 0) return data({ isNoneChosen: true }, { status: 400 });
  return redirect(`/Documents.zip?${new URLSearchParams(chosen.map((key) => [CHOSEN, key])).toString()}`, 303);
}
