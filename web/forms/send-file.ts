import type { CallResult } from '#shop/base/operations/call-result.ts';
import { OUR_WORDS, type Path } from '#shop/base/operations/path.ts';
import { readCallResult, unreachable } from '../call-api.ts';
import { inSession } from '../session-end.ts';
import { pageLanguage } from '../texts/page-language.ts';

/**
 * Uploads a file with a few fields to an operation from the browser, with progress; otherwise like `ask`.
 * @param onProgress called with whole percents, 0 to 100
 */
export function sendFile<Input extends { file: File }, Output>(
  path: Path<Input, Output>,
  input: Input,
  onProgress: (percent: number) => void,
): Promise<CallResult<Output>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value instanceof File ? value : String(value));
  return inSession(() => sendForm(`/api${path.template}`, form, onProgress));
}

function sendForm<Output>(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<CallResult<Output>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not report upload progress
    request.open('POST', address);
    request.setRequestHeader('accept', OUR_WORDS);
    request.setRequestHeader('accept-language', pageLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)));
    request.addEventListener('load', () => resolve(readCallResult(asResponse(request), 'change')));
    request.addEventListener('error', () => resolve({ ok: false, refusal: unreachable('change') }));
    request.send(form);
  });
}

function asResponse(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: wait === null ? {} : { 'retry-after': wait },
  });
}
