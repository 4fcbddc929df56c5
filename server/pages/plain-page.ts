/** A page for when no page can be made: self-contained, no data, no script. Without a message it is a fault of ours (A1). */
export function plainPage(message: string | null, title = 'Just a moment'): string {
  const heading = message === null ? 'Sorry.. there was an error' : title;
  const text = message ?? 'The fault has been noted. Nothing was lost; please go back or try again.';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${escapeHtml(text)}</p><p><a href="/">Home</a></p></main></body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
