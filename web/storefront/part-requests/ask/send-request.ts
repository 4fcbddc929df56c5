import { redirect, redirectDocument } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { REQUEST_READERS, URGENCIES } from '#shop/trade/part-requests/part-request.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { choiceIn } from '../../../forms/intent.ts';
import { readSentForm } from '../../../forms/read-sent-form.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { typedValues } from '../../../forms/save-answer.ts';
import { FORM_KEY, type PageActionArgs } from '../../../page-context.ts';
import { SESSION_OVER } from '../../../session-end.ts';
import { START_PAGE } from '../../presses/kept/start-page.ts';
import { keepOnDevice } from '../kept/keep-on-device.ts';

/**
 * Sends the request once, then its photo; a photo that is refused never stops a request from a press that stands (J9). Words that do not
 * arrive are kept on the device and sent later.
 */
export async function sendRequest({ request, context }: PageActionArgs) {
  const form = (await readSentForm(request)) ?? new FormData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const photo = photoIn(form);
  const draft = {
    requestReader: choiceIn(form, 'to', REQUEST_READERS),
    machineId: /^\d{1,9}$/.test(text('machineId')) ? Number(text('machineId')) : null,
    // The operation refuses an unknown urgency with its own message.
    urgency: URGENCIES.find((urgency) => urgency === text('urgency')) ?? ('' as 'soon'),
    // A photo alone is a question too: whoever holds the part may not know its name.
    wanted: text('wanted') || (photo === null ? '' : text('photoAlone')),
  };
  const key = text(FORM_KEY);
  const cartGuid = text('cart') === '' ? null : text('cart');
  const cartLineIds = cartGuid === null ? undefined : form.getAll('cartLine').map(Number);
  const asked = await context.askOnce(form, partRequestPaths.ask, { ...draft, cartGuid, cartLineIds, requestKey: key });
  if (!asked.ok) {
    // A basket stays where it is: its parts may change before there is a network.
    const isKept = isUnreached(asked.refusal) && cartGuid === null && (await keepOnDevice({ key, draft, photo }));
    if (isKept) return redirectDocument(START_PAGE);
    return refuseForm(asked.refusal, ['wanted', 'urgency', 'machineId'], { values: typedValues(form) });
  }
  const page = `/Part-Request?id=${asked.output}&asked=1`;
  if (photo === null) return redirect(page);
  const added = await context.ask(partRequestPaths.addPicture, { partRequestId: asked.output, file: photo });
  return redirect(added.ok ? page : `${page}&photo=refused`);
}

function photoIn(form: FormData): File | null {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file : null;
}

/** In the browser only; the server reaches itself. */
function isUnreached({ status, code }: Refusal): boolean {
  return !import.meta.env.SSR && status === 0 && code !== SESSION_OVER;
}
