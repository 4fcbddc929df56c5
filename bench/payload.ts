/** What a browser loads before a page is usable, in bytes as they travel. */
export interface Payload {
  script: number;
  styles: number;
  fonts: number;
  html: number;
}

const ASKED = { 'accept-encoding': 'br' };

/** Adds up what the page itself names in its head: every script that is loaded with it, its styles and its fonts. */
export async function payloadOf(shopUrl: string, address: string): Promise<Payload> {
  const page = await fetch(shopUrl + address, { headers: ASKED });
  const html = await page.text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))];
  return {
    script: await sizeOf(shopUrl, [
      ...named(/<script [^>]*src="([^"]+)" data-scripts/g),
      ...named(/ data-scripts="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ]),
    styles: await sizeOf(shopUrl, named(/<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: await sizeOf(shopUrl, named(/<link rel="preload" href="([^"]+)" as="font"/g)),
    html: Number(page.headers.get('content-length')),
  };
}

async function sizeOf(shopUrl: string, files: readonly string[]): Promise<number> {
  const answers = await Promise.all(files.map((file) => fetch(shopUrl + file, { headers: ASKED })));
  return answers.reduce((sum, answer) => sum + Number(answer.headers.get('content-length')), 0);
}
