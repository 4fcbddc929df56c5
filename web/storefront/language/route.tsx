import { redirect } from 'react-router';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { ownPath } from '#shop/base/kernel/own-path.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { isLanguage } from '#texts/languages.ts';

export function loader() {
  return redirect('/');
}

/** Saves the language and goes back to the page on which it was selected (A31). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const language = String(form.get('language'));
  const back = ownPath(form.get('back'), '/');
  if (isLanguage(language)) await context.call(accountPaths.chooseLanguage, { language });
  return redirect(back);
}

export function Component() {
  return null;
}
