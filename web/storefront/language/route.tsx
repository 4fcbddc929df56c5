import { redirect } from 'react-router';
import { ownPath } from '../../own-path.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { isLanguage } from '../../texts/catalogues.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function loader() {
  return redirect('/');
}

/** Remembers the language in this browser and goes back to the page it was chosen on (A31). */
export async function action({ request }: PageActionArgs) {
  const form = await request.formData();
  const language = String(form.get('language'));
  const back = ownPath(form.get('back'), '/');
  if (!isLanguage(language)) return redirect(back);
  return redirect(back, {
    headers: { 'set-cookie': `language=${language}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax` },
  });
}

export function Component() {
  return null;
}
