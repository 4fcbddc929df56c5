import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { NOTICE_TIMINGS } from '#shop/desk/staff-notices/notice-kinds.ts';
import { noticePaths } from '#shop/desk/staff-notices/paths.ts';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { changeKeys, KEY_INTENTS, type KeyAnswer } from '../../keys/change-keys.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import { answerOf, itself, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';
import { noticeField, noticeKindsIn, noticesForm } from './notices-form.tsx';
import { passwordForm } from './password-form.tsx';

/** Answer to one of the page's forms; `form` names it: 'password', 'factor', 'passkey', 'sessions', 'notices'. */
export type OwnAnswer = KeyAnswer | { form: 'sessions'; ended: string };

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
  const save = await saveForm(passwordForm, form, context, {
    path: staffPaths.changePassword,
    input: itself,
    name: 'password',
  });
  return answerOf(save, 'password');
}

async function setNotices(form: FormData, context: PageContext) {
  const kinds = noticeKindsIn(form);
  const save = await saveForm(noticesForm(kinds), form, context, {
    path: noticePaths.setOwn,
    input: (values) => ({
      digestHour: values.digestHour,
      notices: kinds.map((noticeKind) => ({
        noticeKind,
        noticeTiming: choiceIn(form, noticeField(noticeKind), NOTICE_TIMINGS),
      })),
    }),
    name: 'notices',
  });
  return answerOf(save, 'notices');
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
