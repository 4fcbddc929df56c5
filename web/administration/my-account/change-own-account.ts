import { staffPaths } from '#shop/identity/staff-paths.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** What one of the page's forms hears; `form` says which: 'password', 'factor', 'sessions'. */
export type OwnAnswer =
  | SaveAnswer
  | { form: 'sessions'; ended: string }
  | { form: 'factor'; recoveryCodes: readonly string[] };

export const PASSWORD_FIELDS = ['presentPassword', 'password', 'passwordRepeat'] as const;
export const TURN_OFF_FIELDS = ['password', 'code'] as const;

/** Changes the own password, the second factor or a session: each is a form of its own. */
export async function changeOwnAccount({ request, context }: PageActionArgs) {
  const form = await request.formData();
  switch (form.get('form')) {
    case 'sessions':
      return endSessions(form, context);
    case 'factor':
      return changeFactor(form, context);
    default:
      return changePassword(form, context);
  }
}

async function endSessions(form: FormData, context: PageContext) {
  const guid = form.get('end');
  if (typeof guid !== 'string') {
    const count = await context.call(staffPaths.endOtherSessions, {});
    return { form: 'sessions', ended: t('self.sessions-ended', { count }) } satisfies OwnAnswer;
  }
  const asked = await context.ask(staffPaths.endSession, { guid });
  if (!asked.ok) return refusedSave(asked.refusal, [], {}, 'sessions');
  return { form: 'sessions', ended: t('self.session-ended') } satisfies OwnAnswer;
}

async function changeFactor(form: FormData, context: PageContext) {
  const step = form.get('step');
  const code = textIn(form, 'code');
  if (step === 'start') {
    const asked = await askForForm(context, form, staffPaths.startSecondFactor, {});
    return asked.ok ? factorSaved() : refusedSave(asked.refusal, [], typedValues(form), 'factor');
  }
  if (step === 'confirm') {
    const asked = await askForForm(context, form, staffPaths.confirmSecondFactor, { code });
    if (!asked.ok) return refusedSave(asked.refusal, ['code'], typedValues(form), 'factor');
    return { form: 'factor', recoveryCodes: asked.output } satisfies OwnAnswer;
  }
  const asked = await context.ask(staffPaths.turnOffSecondFactor, { password: textIn(form, 'password'), code });
  return asked.ok ? factorSaved() : refusedSave(asked.refusal, TURN_OFF_FIELDS, {}, 'factor');
}

/** Another object each time: the badge says each answer once. */
const factorSaved = () => ({ saved: true, form: 'factor' }) as const satisfies SaveAnswer;

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
