import { staffPaths } from '#shop/identity/staff-paths.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askWithPassword } from '../forms/ask-with-password.ts';
import { unconfirmed } from '../forms/confirmed-form.tsx';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';

export const COLLEAGUE_FIELDS = ['name', 'email', 'password'] as const;

const CHANGES = {
  disable: staffPaths.disable,
  enable: staffPaths.enable,
  'end-sessions': staffPaths.endSessionsOf,
  'remove-factor': staffPaths.removeSecondFactor,
} as const;

/** What is not done by mistake: it is asked about before. */
const ASKED_ABOUT = new Set(['disable', 'remove-factor']);

/** Adds a colleague or changes one's account; whichever, the password is asked for again where it was not given just now. */
export async function changeStaff({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const change = String(form.get('change') ?? '');
  if (!isChange(change)) return addColleague(form, context);
  const open = ASKED_ABOUT.has(change) ? unconfirmed(form) : null;
  if (open !== null) return open;
  const asked = await askWithPassword(context, form, CHANGES[change], { id: Number(form.get('id') ?? 0) });
  if (!asked.ok) return refusedSave(asked.refusal, [], typedValues(form), change);
  return { saved: true, form: change } satisfies SaveAnswer;
}

async function addColleague(form: FormData, context: PageContext) {
  const [name, email, password] = COLLEAGUE_FIELDS.map((field) => String(form.get(field) ?? ''));
  const draft = { name: name ?? '', email: email ?? '', password: password ?? '' };
  const asked = await askWithPassword(context, form, staffPaths.add, draft);
  if (!asked.ok) return refusedSave(asked.refusal, COLLEAGUE_FIELDS, typedValues(form), 'add');
  return { saved: true, form: 'add' } satisfies SaveAnswer;
}

function isChange(change: string): change is keyof typeof CHANGES {
  return Object.hasOwn(CHANGES, change);
}
