import type { StaffRight } from '#shop/base/rights/staff-right.ts';
import { EMAIL_MAX, STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { line, oneOf, secret, wholeOrNone } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { rightsIn } from './right-boxes.tsx';

/** Rights that usually go together (P1); 'own': those that are ticked. */
const ROLES = ['own', 'counter', 'catalogue', 'accounts'] as const;

const ROLE_RIGHTS: Readonly<Record<Exclude<(typeof ROLES)[number], 'own'>, readonly StaffRight[]>> = {
  counter: ['orders', 'customers', 'documents'],
  catalogue: ['catalogue', 'prices', 'content'],
  accounts: ['orders', 'prices', 'documents'],
};

export const colleagueForm = declareForm({
  name: line('staff.name'),
  email: line('staff.email', { input: { type: 'email', maxLength: EMAIL_MAX } }),
  password: secret('staff.password', { hint: 'self.password-hint', input: { maxLength: STAFF_PASSWORD.max } }),
  role: oneOf('staff.role', ROLES, (role) => t(`staff.role.${role}`)),
});

export const discountForm = declareForm({
  largestDiscount: wholeOrNone('staff.discount', { hint: 'staff.discount-hint' }),
});

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
  const save = await saveForm(discountForm, form, context, {
    path: staffPaths.setRights,
    input: (values, { id }) => ({ id, rights: rightsIn(form), ...values }),
    name: 'rights',
  });
  return answerOf(save, 'rights');
}

async function addColleague(form: FormData, context: PageContext) {
  const save = await saveForm(colleagueForm, form, context, {
    path: staffPaths.add,
    input: ({ role, ...values }) => ({ ...values, rights: role === 'own' ? rightsIn(form) : ROLE_RIGHTS[role] }),
    name: 'add',
  });
  return answerOf(save, 'add');
}
