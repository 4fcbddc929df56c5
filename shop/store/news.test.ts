import { describe, expect, test } from 'vitest';
import { newestFirst, parseNews } from './news.ts';

const FILE = '2026-03-02-new-sleeves.md';

describe('a piece of news from its file (A30)', () => {
  test('has day and address from the name, title, summary and text from the Markdown', () => {
    const text = '# New sleeves\r\n\r\nLighter, and **quicker**\nto change.\n\n## For whom\n\n- P5\n- [P7](/Manuals)\n';
    expect(parseNews(FILE, text)).toEqual({
      slug: 'new-sleeves',
      publishedOn: '2026-03-02',
      title: 'New sleeves',
      summary: 'Lighter, and quicker to change.',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { kind: 'text', text: 'Lighter, and ' },
            { kind: 'strong', text: 'quicker' },
            { kind: 'text', text: ' to change.' },
          ],
        },
        { kind: 'heading', spans: [{ kind: 'text', text: 'For whom' }] },
        {
          kind: 'list',
          items: [[{ kind: 'text', text: 'P5' }], [{ kind: 'link', text: 'P7', href: '/Manuals' }]],
        },
      ],
    });
  });

  test.each(['javascript:x', 'data:text/html,x', '//elsewhere.test', 'JaVaScRiPt:x'])(
    'a link to %s stays text',
    (href) => {
      const [block] = parseNews(FILE, `# Title\n\n[press](${href})`).blocks;
      expect(block).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: `[press](${href})` }] });
    },
  );

  test('HTML is text like any other', () => {
    const { summary } = parseNews(FILE, '# Title\n\n<script>alert(1)</script>');
    expect(summary).toBe('<script>alert(1)</script>');
  });

  test.each([
    ['news.md', '# Title\n\nText', 'its name must be a day and words'],
    ['2026-02-30-x.md', '# Title\n\nText', 'its name must be a day and words'],
    [FILE, 'Text', 'its first line must be the title'],
    [FILE, '# Title\nText', 'its first line must be the title'],
    [FILE, '# Title', 'a paragraph must follow the title'],
    [FILE, '# Title\n\n## Heading', 'a paragraph must follow the title'],
  ])('%s with "%s" says what is missing', (name, text, message) => {
    expect(() => parseNews(name, text)).toThrow(message);
  });
});

test('the newest comes first', () => {
  const entry = (publishedOn: string, title: string) => parseNews(`${publishedOn}-x.md`, `# ${title}\n\nText`);
  const entries = [entry('2026-01-05', 'B'), entry('2026-03-02', 'C'), entry('2026-01-05', 'A')];
  expect(newestFirst(entries).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
});
