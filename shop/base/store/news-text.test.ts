import { expect, test } from 'vitest';
import { newsTextRefusal, parseText } from './news-text.ts';

test('links and strong words are read, also in a row and after brackets that begin no link', () => {
  expect(parseText('[a [b](/News) **c** [d](https://d.test)[e](x y)')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '[a ' },
        { kind: 'link', text: 'b', href: '/News' },
        { kind: 'text', text: ' ' },
        { kind: 'strong', text: 'c' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'd', href: 'https://d.test' },
        { kind: 'text', text: '[e](x y)' },
      ],
    },
  ]);
});

// Half a million characters: an expression that looks back from each of them would take minutes.
test.each(['[', '[a](', '[a](x', '**', '**a', '# ', '- ', ']('])(
  'a text of nothing but %s is read at once',
  (piece) => {
    const text = `A ${piece.repeat(500_000 / piece.length)}`;
    expect(parseText(text)).toHaveLength(1);
    expect(newsTextRefusal(`${text}\n`, text)).toBeNull();
  },
);
