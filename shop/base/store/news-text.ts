import { message, type RuleMessage } from '../messages/message.ts';
import type { Block, NewsEntry, Span } from './news.ts';

/**
 * Parses a text from Markdown: paragraphs, '## ' headings, '- ' lists, **strong** and [links](…), without HTML. null:
 * it does not begin with a paragraph, which the list needs.
 */
export function readNewsText(text: string): Pick<NewsEntry, 'summary' | 'blocks'> | null {
  const blocks = parseText(text);
  const [opening] = blocks;
  if (opening?.kind !== 'paragraph') return null;
  const summary = textOf(opening.spans);
  return summary.trim() === '' ? null : { summary, blocks };
}

/**
 * Validates a text that staff typed: it must begin with a paragraph, and its links must be valid. The message names the
 * line and the remedy.
 * @param earlier the stored text, whose broken links don't prevent other changes
 */
export function newsTextRefusal(text: string, earlier = ''): RuleMessage | null {
  return readNewsText(text) === null ? message('staff-rule.news-text') : deadLinkRefusal(text, earlier);
}

/** Parses any text from the same Markdown. */
export function parseText(text: string): Block[] {
  return paragraphsOf(text).map(parseBlock);
}

/** Refuses invalid links, except those of the stored text. */
export function deadLinkRefusal(text: string, earlier = ''): RuleMessage | null {
  const known = deadLinksIn(earlier).map(({ written }) => written);
  const wrong = deadLinksIn(text).find(({ written }) => {
    const place = known.indexOf(written);
    if (place >= 0) known.splice(place, 1); // each excuses one: a second occurrence is new
    return place < 0;
  });
  if (wrong === undefined) return null;
  const line = text.slice(0, wrong.index).split('\n').length;
  return message('staff-rule.news-link', { line, link: wrong.written.slice(0, 100) });
}

/** Finds invalid links, with their positions. */
function deadLinksIn(text: string): { written: string; index: number }[] {
  return [...text.matchAll(LINK)]
    .filter(([, to = '']) => /\s/.test(to) || !SAFE_HREF.test(to))
    .map(({ 0: written, index }) => ({ written, index }));
}

/** Splits a text at empty lines. */
export function paragraphsOf(markdown: string): string[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
}

function parseBlock(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: 'list', items: lines.map((line) => parseSpans(line.slice(2))) };
  }
  const [, heading] = /^#+ +(\S.*)$/.exec(text) ?? [];
  if (heading !== undefined) return { kind: 'heading', spans: parseSpans(heading) };
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

// Neither words nor target of a link contain a bracket that opens one: so each text is read in linear time.
const MARKED = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^)\s[]+)\)/g;
const LINK = /\[[^\][\n]+\]\(([^)\n[]*)\)/g;
/** Valid link targets: a page of the shop, another site, a mailbox. */
const SAFE_HREF = /^(\/(?!\/)|https?:\/\/|mailto:)/i;

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, label, href] = match;
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (label !== undefined && href !== undefined && SAFE_HREF.test(href))
      spans.push({ kind: 'link', text: label, href });
    else spans.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
