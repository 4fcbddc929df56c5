import { staffPaths } from '#shop/identity/staff-paths.ts';
import { verbIn } from '../../form-verb.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { changeFactor, changePasskeys, type KeyAnswer } from '../../keys/change-keys.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Answer to one of the page's forms; `form` names it: 'password', 'factor', 'passkey', 'sessions'. */
export type OwnAnswer = KeyAnswer | { form: 'sessions'; ended: string };

export const PASSWORD_FIELDS = ['presentPassword', 'password', 'passwordRepeat'] as const;

/** Changes the own password, the second factor or a session; each has a separate form. */
export async function changeOwnAccount({ request, context }: PageActionArgs) {
  const form = await request.formData();
  switch (verbIn(form, 'form', ['sessions', 'factor', 'passkey', 'password'])) {
    case 'sessions':
      return endSessions(form, context);
    case 'factor':
      return changeFactor(form, context, staffPaths);
    case 'passkey':
      return changePasskeys(form, context, staffPaths);
    case 'password':
      return changePassword(form, context);
  }
}

async function endSessions(form: FormData, context: PageContext) {
  const isOthers = form.has('others');
  const asked = isOthers
    ? await askForForm(context, form, staffPaths.endOtherSessions, {})
    : await askForForm(context, form, staffPaths.endSession, { guid: textIn(form, 'end') });
  if (!asked.ok) return refusedSave(asked.refusal, [], typedValues(form), 'sessions');
  const ended = isOthers ? t('self.sessions-ended', { count: asked.output }) : t('self.session-ended');
  return { form: 'sessions', ended } satisfies OwnAnswer;
}

async function changePassword(form: FormData, context: PageContext) {
  const asked = await context.ask(staffPaths.changePassword, {
    presentPassword: textIn(form, 'presentPassword'),
    password: textIn(form, 'password'),
    passwordRepeat: textIn(form, 'passwordRepeat'),
  });
  if (!asked.ok) return refusedSave(asked.refusal, PASSWORD_FIELDS, {}, 'password');
  return { saved: true, form: 'password' } satisfies SaveAnswer;
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
