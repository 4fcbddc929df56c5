import { redirect } from 'react-router';
import { REQUEST_READERS, URGENCIES } from '#shop/trade/part-requests/part-request.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { choiceIn } from '../../../forms/intent.ts';
import { readSentForm } from '../../../forms/read-sent-form.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { typedValues } from '../../../forms/save-answer.ts';
import type { PageActionArgs } from '../../../page-context.ts';

/** Sends the request once, then its photo; a photo that is refused never stops a request from a press that stands (J9). */
export async function sendRequest({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const asked = await context.askOnce(form, partRequestPaths.ask, {
    requestReader: choiceIn(form, 'to', REQUEST_READERS),
    machineId: /^\d{1,9}$/.test(text('machineId')) ? Number(text('machineId')) : null,
    // The operation refuses an unknown urgency with its own message.
    urgency: URGENCIES.find((urgency) => urgency === text('urgency')) ?? ('' as 'soon'),
    wanted: text('wanted'),
    cartGuid: text('cart') === '' ? null : text('cart'),
  });
  if (!asked.ok) return refuseForm(asked.refusal, ['wanted', 'urgency', 'machineId'], { values: typedValues(form) });
  const page = `/Part-Request?id=${asked.output}&asked=1`;
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return redirect(page);
  const added = await context.ask(partRequestPaths.addPicture, { partRequestId: asked.output, file });
  return redirect(added.ok ? page : `${page}&photo=refused`);
}
