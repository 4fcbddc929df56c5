import type { Path } from '#shop/base/operations/path.ts';
import type { ChangeKind } from '#shop/desk/changes/change-kinds.ts';
import type { companyWebhookPaths } from '#shop/desk/webhooks/paths.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { intentIn } from '../forms/intent.ts';
import { answerSave, refusedSave, typedValues } from '../forms/save-answer.ts';
import type { PageContext } from '../page-context.ts';

const FIELDS = ['webhookUrl', 'webhookNote', 'changeKinds', 'since'] as const;

/** Names of the checkboxes of kinds, one for each, so that a refused form keeps them. */
export const KIND_PREFIX = 'kind ';

/** Adds, changes, tests or removes a webhook. A new secret is in the answer, and on no other page. */
export async function changeWebhooks(
  form: FormData,
  context: PageContext,
  paths: typeof companyWebhookPaths,
  givePassword: Path<{ password: string }, number>,
) {
  const step = intentIn(form, ['add', 'save', 'rotate', 'on', 'off', 'test', 'remove', 'retry', 'retry-since']);
  const typed = typedValues(form);
  const { guid = '', webhookDeliveryId = '', since = '' } = typed;
  const done = async <Input>(path: Path<Input, number>, input: Input) =>
    answerSave(await context.askOnce(form, path, input), FIELDS, typed, step);
  switch (step) {
    case 'on':
    case 'off':
      return done(paths.turn, { guid, isOn: step === 'on' });
    case 'test':
      return done(paths.test, { guid });
    case 'remove':
      return done(paths.remove, { guid });
    case 'retry':
      return done(paths.retry, { guid, webhookDeliveryId: Number(webhookDeliveryId) });
    case 'retry-since': {
      const asked = await context.askOnce(form, paths.retry, { guid, since });
      if (!asked.ok) return refusedSave(asked.refusal, FIELDS, typed, step);
      return { saved: true as const, form: step, retried: asked.output };
    }
    case 'save': {
      const asked = await askForForm(context, form, paths.save, { guid, ...draftOf(typed) }, givePassword);
      return answerSave(asked, FIELDS, typed, step);
    }
    case 'add':
    case 'rotate': {
      const asked =
        step === 'add'
          ? await askForForm(context, form, paths.add, draftOf(typed), givePassword)
          : await askForForm(context, form, paths.rotate, { guid }, givePassword);
      if (!asked.ok) return refusedSave(asked.refusal, FIELDS, typed, step);
      return { saved: true as const, form: step, webhookSecret: asked.output.webhookSecret };
    }
  }
}

/** As typed: the call refuses invalid values. */
function draftOf(typed: Readonly<Record<string, string>>) {
  const kinds = Object.keys(typed).flatMap((name) =>
    name.startsWith(KIND_PREFIX) ? [name.slice(KIND_PREFIX.length)] : [],
  );
  return {
    webhookUrl: typed['webhookUrl'] ?? '',
    webhookNote: typed['webhookNote'] ?? '',
    changeKinds: kinds as ChangeKind[],
  };
}

/** The webhook in the address of a page whose log is shown; null: none. */
export function chosenWebhook(request: Request): string | null {
  const guid = new URL(request.url).searchParams.get('webhook');
  return guid === null || guid === '' ? null : guid;
}
