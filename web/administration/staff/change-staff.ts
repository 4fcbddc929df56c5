import { staffPaths } from '#shop/identity/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { type FormField, namesOf, textsOf } from '../forms/form-field.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import { rightsIn } from './right-boxes.tsx';
import { t } from '../staff-text.ts';

export type ColleagueField = 'name' | 'email' | 'password';

export const colleagueFields = (): readonly FormField<ColleagueField>[] => [
  { name: 'name', label: t('staff.name') },
  { name: 'email', label: t('staff.email') },
  { name: 'password', label: t('staff.password') },
];

const CHANGES = {
  disable: staffPaths.disable,
  enable: staffPaths.enable,
  'end-sessions': staffPaths.endSessionsOf,
  'remove-factor': staffPaths.removeSecondFactor,
} as const;

/** Changes that must be confirmed. */
const ASKED_ABOUT = new Set<keyof typeof CHANGES>(['disable', 'remove-factor']);

/** Adds a staff account or changes one; both require a recent password confirmation. */
export async function changeStaff({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const change = intentIn(form, ['add', 'rights', 'disable', 'enable', 'end-sessions', 'remove-factor']);
  if (change === 'add') return addColleague(form, context);
  if (change === 'rights') return changeRights(form, context);
  const open = ASKED_ABOUT.has(change) ? askToConfirm(form) : null;
  if (open !== null) return open;
  const asked = await askAsStaff(context, form, CHANGES[change], { id: Number(form.get('id') ?? 0) });
  return answerSave(asked, [], typedValues(form), change);
}

async function changeRights(form: FormData, context: PageContext) {
  const discount = String(form.get('largestDiscount') ?? '').trim();
  const wanted = {
    id: Number(form.get('id') ?? 0),
    rights: rightsIn(form),
    largestDiscount: discount === '' ? null : Number(discount),
  };
  const asked = await askAsStaff(context, form, staffPaths.setRights, wanted);
  return answerSave(asked, ['largestDiscount'], typedValues(form), 'rights');
}

async function addColleague(form: FormData, context: PageContext) {
  const draft = textsOf(colleagueFields(), { ...typedValues(form), password: String(form.get('password') ?? '') });
  const asked = await askAsStaff(context, form, staffPaths.add, { ...draft, rights: rightsIn(form) });
  return answerSave(asked, namesOf(colleagueFields()), typedValues(form), 'add');
}
