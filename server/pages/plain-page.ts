import { ownPath } from '#web/own-path.ts';

/**
 * A page for when no page can be made: self-contained, no data, no script. Without a refusal it is a fault of ours (A1).
 * @param back  the address that was asked for, to go on there; another site's leads home
 */
export function plainPage(refusal: { status: number; message: string } | null | undefined, back?: string): string {
  const heading = escapeHtml(headingOf(refusal?.status));
  const text = refusal?.message ?? 'The fault has been noted. Nothing was lost; please go back or try again.';
  const way = ownPath(back, '/');
  const link = way === '/' ? '<a href="/">Home</a>' : `<a href="${escapeHtml(way)}">Back to the page</a>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${escapeHtml(text)}</p><p>${link}</p></main></body>
</html>`;
}

function headingOf(status: number | undefined): string {
  if (status === undefined) return 'Sorry.. there was an error';
  if (status === 404) return '404 Not Found';
  return status === 429 || status === 503 ? 'Just a moment' : 'That was not accepted';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
