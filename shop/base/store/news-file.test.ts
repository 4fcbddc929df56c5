import { describe, expect, test } from 'vitest';
import { readNewsFile } from './news-file.ts';
import { readNewsText } from './news-text.ts';

const FILE = '2026-03-02-new-sleeves.md';

describe('a piece of news from its file (A30)', () => {
  test('has day and address from the name, title, summary and text from the Markdown', () => {
    const text = '# New sleeves\r\n\r\nLighter, and **quicker**\nto change.\n\n## For whom\n\n- P5\n- [P7](/Manuals)\n';
    const { text: written, ...named } = readNewsFile(FILE, text);
    expect(named).toEqual({ slug: 'new-sleeves', publishedOn: '2026-03-02', title: 'New sleeves' });
    expect(readNewsText(written)).toEqual({
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
      const read = readNewsText(`[press](${href})`);
      expect(read?.blocks[0]).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: `[press](${href})` }] });
    },
  );

  test('HTML is plain text', () => {
    expect(readNewsText('<script>alert(1)</script>')?.summary).toBe('<script>alert(1)</script>');
  });

  test.each([
    ['news.md', '# Title\n\nText', 'its name must be a day and words'],
    ['2026-02-30-x.md', '# Title\n\nText', 'its name must be a day and words'],
    [FILE, 'Text', 'its first line must be the title'],
    [FILE, '# Title\nText', 'its first line must be the title'],
    [FILE, '# Title', 'a paragraph must follow the title'],
    [FILE, '# Title\n\n## Heading', 'a paragraph must follow the title'],
  ])('%s with "%s" says what is missing', (name, text, message) => {
    expect(() => readNewsFile(name, text)).toThrow(message);
  });
});

test.each(['', '   ', '## Heading', '- list'])('"%s" begins with no paragraph', (text) => {
  expect(readNewsText(text)).toBeNull();
});
