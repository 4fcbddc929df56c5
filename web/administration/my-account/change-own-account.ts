import { staffPaths } from '#shop/identity/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { changeKeys, KEY_INTENTS, type KeyAnswer } from '../../keys/change-keys.ts';
import { askForForm } from '../../forms/ask-for-form.ts';
import { answerSave, refusedSave, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Answer to one of the page's forms; `form` names it: 'password', 'factor', 'passkey', 'sessions'. */
export type OwnAnswer = KeyAnswer | { form: 'sessions'; ended: string };

export const PASSWORD_FIELDS = ['presentPassword', 'password', 'passwordRepeat'] as const;

/** Changes the own password, the second factor or a session; each has a separate form. */
export async function changeOwnAccount({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['sessions', 'password', ...KEY_INTENTS]);
  if (intent === 'sessions') return endSessions(form, context);
  if (intent === 'password') return changePassword(form, context);
  return changeKeys(form, context, staffPaths);
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
  return answerSave(asked, PASSWORD_FIELDS, {}, 'password');
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
