import { message, type Message } from '#shop/kernel/message.ts';
import type { Translator } from '#shop/kernel/translator.ts';
import { ownPath } from '#web/own-path.ts';

/**
 * A page for when no page can be made: self-contained, no data, no script. Without a refusal it is our own fault (A1).
 * @param back the address that was requested, to go on there; another site's leads home
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
