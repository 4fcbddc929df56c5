import { LOGO_KINDS, type LogoKind } from '#shop/base/settings/logo.ts';
import { staffSettingsPaths } from '#shop/base/settings/staff-paths.ts';
import { choiceIn } from '../../forms/intent.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';

export const LOGO_FORMS = ['save-logo', 'remove-logo'] as const;

/** Name of the form of a logo, for the messages about it. */
export const logoForm = (kind: LogoKind) => `logo-${kind}`;

/** Saves or removes one of the shop's logos. */
export async function changeLogo(intent: (typeof LOGO_FORMS)[number], form: FormData, context: PageContext) {
  const logoKind = choiceIn(form, 'logoKind', LOGO_KINDS);
  if (intent === 'remove-logo') {
    const asked = await askAsStaff(context, form, staffSettingsPaths.removeLogo, { logoKind });
    return answerSave(asked, [], typedValues(form), logoForm(logoKind));
  }
  const file = form.get('file');
  const asked = await askAsStaff(context, form, staffSettingsPaths.saveLogo, {
    logoKind,
    file: file instanceof File ? file : new File([], ''),
  });
  return answerSave(asked, [], typedValues(form), logoForm(logoKind));
}
