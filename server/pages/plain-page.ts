import { message, type Message } from '#shop/base/messages/message.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { ownPath } from '#shop/base/kernel/own-path.ts';

/**
 * A fallback page when no page can be rendered: self-contained, no data, no script. Without a refusal it is an internal
 * error (A1).
 * @param back the requested address, for a retry; another site's leads to the home page
 */
export function plainPage(
  refusal: { status: number; message: string } | null | undefined,
  { language, format }: Translator,
  back?: string,
): string {
  const heading = escapeHtml(format(headingOf(refusal?.status)));
  const text = refusal?.message ?? format(message('refusal.fault-noted'));
  const way = ownPath(back, '/');
  const link =
    way === '/'
      ? `<a href="/">${escapeHtml(format(message('refusal.home')))}</a>`
      : `<a href="${escapeHtml(way)}">${escapeHtml(format(message('refusal.back')))}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${escapeHtml(text)}</p><p>${link}</p></main></body>
</html>`;
}

function headingOf(status: number | undefined): Message {
  if (status === undefined) return message('refusal.title-fault');
  if (status === 404) return message('refusal.title-not-found');
  return message(status === 429 || status === 503 ? 'refusal.title-moment' : 'refusal.title-refused');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
