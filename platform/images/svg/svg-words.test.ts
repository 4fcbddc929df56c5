import { expect, test } from 'vitest';
import { wordsInSvg } from './svg-words.ts';

const wordsOf = (head: string, inside: string) =>
  wordsInSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`).map(({ text, x, y }) => [
    text,
    Math.round(x * 1000) / 1000,
    Math.round(y * 1000) / 1000,
  ]);

test.each([
  ['a text at its place', 'width="200" height="100"', '<text x="50" y="25">7</text>', ['7', 0.25, 0.25]],
  ['units of the view box', 'viewBox="100 100 40 20"', '<text x="110" y="105">7</text>', ['7', 0.25, 0.25]],
  [
    'a view box in the middle of a wider picture',
    'width="400" height="100" viewBox="0 0 100 100"',
    '<text x="50" y="50">7</text>',
    ['7', 0.5, 0.5],
  ],
  [
    'groups that are moved, scaled and turned',
    'width="100" height="100"',
    '<g transform="translate(50 50)"><g transform="scale(2) rotate(90)"><text x="10" y="0">7</text></g></g>',
    ['7', 0.5, 0.7],
  ],
  [
    'a line of a text with a place of its own',
    'width="100" height="100"',
    '<text x="10" y="10"><tspan x="30" y="40">7</tspan></text>',
    ['7', 0.3, 0.4],
  ],
  [
    'a damaged transform',
    'width="100" height="100"',
    '<text transform="wrong(" x="20" y="20">7</text>',
    ['7', 0.2, 0.2],
  ],
])('%s', (_, head, inside, expected) => {
  expect(wordsOf(head, inside)).toEqual([expected]);
});

test('content that is not drawn in its place, or is no text, is left out', () => {
  const inside = '<title>7</title><defs><text x="1" y="1">8</text></defs><symbol><text>9</text></symbol><text> </text>';
  expect(wordsOf('width="100" height="100"', inside)).toEqual([]);
});
