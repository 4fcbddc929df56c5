import { expect, test } from 'vitest';
import { filledIn } from './fill-in-page.ts';

const page = (content: string) =>
  `<header><form method="post"><input name="note"/></form></header><main id="content">${content}</main>`;
const post = (controls: string) => page(`<form method="post" action="/List?id=1">${controls}</form>`);

test.each([
  [
    'a line of text',
    '<input class="control" name="note" value="old"/>',
    '<input value="a &lt;b&gt; &quot;c&quot; &amp;" class="control" name="note"/>',
  ],
  [
    'an empty one',
    '<input type="text" name="note"/>',
    '<input value="a &lt;b&gt; &quot;c&quot; &amp;" type="text" name="note"/>',
  ],
  [
    'an area',
    '<textarea name="note" rows="3">old</textarea>',
    '<textarea name="note" rows="3">\na &lt;b&gt; &quot;c&quot; &amp;</textarea>',
  ],
  [
    'a part that opens',
    '<details><summary>x</summary><textarea name="note"></textarea></details>',
    '<details open=""><summary>x</summary><textarea name="note">\na &lt;b&gt; &quot;c&quot; &amp;</textarea></details>',
  ],
  [
    'one that is open',
    '<details open=""><input name="note"/></details>',
    '<details open=""><input value="a &lt;b&gt; &quot;c&quot; &amp;" name="note"/></details>',
  ],
  [
    'no password and nothing unseen',
    '<input name="note"/><input type="password" name="secret"/><input type="hidden" name="hidden" value="1"/>',
    '<input value="a &lt;b&gt; &quot;c&quot; &amp;" name="note"/><input type="password" name="secret"/><input type="hidden" name="hidden" value="1"/>',
  ],
] as const)('what was typed stands in the page again: %s', (_, drawn, filled) => {
  const fields: [string, string][] = [
    ['note', 'a <b> "c" &'],
    ['secret', 's'],
    ['hidden', '2'],
  ];
  expect(filledIn(post(drawn), fields)).toBe(post(filled));
});

test('choices and ticks are as they were sent, also those that were taken away', () => {
  const drawn = post(
    '<select name="to"><option value="1" selected="">A</option><option value="2">B</option><option>C &amp; D</option></select>' +
      '<input type="checkbox" name="line" value="1" checked=""/><input type="checkbox" name="line" value="2"/>' +
      '<input type="radio" name="way" value="a" checked=""/><input type="radio" name="way" value="b"/>',
  );
  expect(
    filledIn(drawn, [
      ['to', 'C & D'],
      ['line', '2'],
      ['way', 'b'],
    ]),
  ).toBe(
    post(
      '<select name="to"><option value="1">A</option><option value="2">B</option><option selected="">C &amp; D</option></select>' +
        '<input type="checkbox" name="line" value="1"/><input checked="" type="checkbox" name="line" value="2"/>' +
        '<input type="radio" name="way" value="a"/><input checked="" type="radio" name="way" value="b"/>',
    ),
  );
});

test('of many forms alike it is the one that sends the same unseen; fields of one name keep their order', () => {
  const form = (id: number, value: string) =>
    `<form method="post"><input type="hidden" name="id" value="${id}"/><input name="row"${value}/><input name="row"/></form>`;
  expect(
    filledIn(page(form(1, '') + form(2, '')), [
      ['id', '2'],
      ['row', ''],
      ['row', 'x'],
    ]),
  ).toBe(
    page(
      `${form(1, '')}<form method="post"><input type="hidden" name="id" value="2"/><input name="row"/><input value="x" name="row"/></form>`,
    ),
  );
});

test('without a form for it in the content there is none: not above it, not one that only asks', () => {
  expect(filledIn(page('<form method="get"><input name="note"/></form>'), [['note', 'x']])).toBeNull();
});
