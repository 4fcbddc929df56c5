import { staffPaths } from '#shop/identity/staff-paths.ts';
import { NOTICE_TIMINGS } from '#shop/notifications/staff-notices/notice-kinds.ts';
import { NOTICE_KINDS } from '#shop/outbox/effects.ts';
import { noticePaths } from '#shop/notifications/staff-notices/paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { changeKeys, KEY_INTENTS, type KeyAnswer } from '../../keys/change-keys.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerSave, refusedSave, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Answer to one of the page's forms; `form` names it: 'password', 'factor', 'passkey', 'sessions', 'notices'. */
export type OwnAnswer = KeyAnswer | { form: 'sessions'; ended: string };

export const PASSWORD_FIELDS = ['presentPassword', 'password', 'passwordRepeat'] as const;

/** Changes the own password, the second factor, a session or the mails about news; each has a separate form. */
export async function changeOwnAccount({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['sessions', 'password', 'notices', ...KEY_INTENTS]);
  if (intent === 'sessions') return endSessions(form, context);
  if (intent === 'password') return changePassword(form, context);
  if (intent === 'notices') return setNotices(form, context);
  return changeKeys(form, context, staffPaths);
}

async function endSessions(form: FormData, context: PageContext) {
  const isOthers = form.has('others');
  const asked = isOthers
    ? await askAsStaff(context, form, staffPaths.endOtherSessions, {})
    : await askAsStaff(context, form, staffPaths.endSession, { guid: textIn(form, 'end') });
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

async function setNotices(form: FormData, context: PageContext) {
  const notices = NOTICE_KINDS.flatMap((noticeKind) => {
    const noticeTiming = NOTICE_TIMINGS.find((timing) => timing === form.get(`notice.${noticeKind}`));
    return noticeTiming === undefined ? [] : [{ noticeKind, noticeTiming }];
  });
  const asked = await askAsStaff(context, form, noticePaths.setOwn, {
    digestHour: Number(form.get('digestHour')),
    notices,
  });
  return answerSave(asked, ['digestHour'], typedValues(form), 'notices');
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
