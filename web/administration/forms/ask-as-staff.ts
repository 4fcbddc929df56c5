import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import { askForForm } from '../../forms/ask-for-form.ts';
import type { PageContext } from '../../page-context.ts';

/** Calls the operation of a staff form (web/forms/ask-for-form.ts). */
export function askAsStaff<Input, Output>(
  context: PageContext,
  form: FormData,
  path: Path<Input, Output>,
  input: Input,
): Promise<CallResult<Output>> {
  return askForForm(context, form, path, input, staffPaths.givePassword);
}
