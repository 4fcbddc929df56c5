import type { ApiScope } from '#shop/base/rights/api-scope.ts';
import type { Path } from '#shop/base/operations/path.ts';
import type { companyKeyPaths, KeyLifetime } from '#shop/people/keys/paths.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { intentIn } from '../forms/intent.ts';
import { answerSave, refusedSave, typedValues } from '../forms/save-answer.ts';
import type { PageContext } from '../page-context.ts';

const FIELDS = ['keyName', 'keyScopes', 'networks', 'keyLifetime'] as const;

/** Names of the checkboxes of scopes, one for each, so that a refused form keeps them. */
export const SCOPE_PREFIX = 'scope ';

/** Makes, rotates or revokes a key. A new secret is in the answer, and on no other page. */
export async function changeProgramKeys(
  form: FormData,
  context: PageContext,
  paths: typeof companyKeyPaths,
  givePassword: Path<{ password: string }, number>,
) {
  const step = intentIn(form, ['add', 'rotate', 'revoke']);
  const typed = typedValues(form);
  const { guid = '' } = typed;
  if (step === 'revoke') return answerSave(await context.askOnce(form, paths.revoke, { guid }), [], typed, step);
  const asked =
    step === 'add'
      ? await askForForm(context, form, paths.add, draftOf(typed), givePassword)
      : await askForForm(context, form, paths.rotate, { guid }, givePassword);
  if (asked.ok) return { saved: true as const, form: step, apiKey: asked.output.apiKey };
  return refusedSave(asked.refusal, FIELDS, typed, step);
}

/** As typed: the call refuses invalid values. */
function draftOf(typed: Readonly<Record<string, string>>) {
  const scopes = Object.keys(typed).flatMap((name) =>
    name.startsWith(SCOPE_PREFIX) ? [name.slice(SCOPE_PREFIX.length)] : [],
  );
  return {
    keyName: typed['keyName'] ?? '',
    keyScopes: scopes as ApiScope[],
    networks: (typed['networks'] ?? '').split(/[\s,;]+/).filter((network) => network !== ''),
    keyLifetime: Number(typed['keyLifetime']) as KeyLifetime,
  };
}
