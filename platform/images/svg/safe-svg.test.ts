import { describe, expect, test } from 'vitest';
import { readSafeSvg } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}</svg>`;

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** The content of the root element as it will be drawn. */
function drawnFrom(text: string): string {
  const read = readSafeSvg(text);
  if (!read.ok) throw new Error(`${read.part} in line ${read.line}`);
  return read.svg.slice(read.svg.indexOf('>') + 1, -'</svg>'.length).trim();
}

describe('a drawing is rewritten with', () => {
  test.each([
    ['its lines and texts', svg('<path d="M0 0h9"/><text>7</text>'), '<path d="M0 0h9"></path><text>7</text>'],
    [
      'references to its own parts',
      svg('<use xlink:href="#a" fill="url(#b)"/>'),
      '<use xlink:href="#a" fill="url(#b)"></use>',
    ],
    [
      'a picture inside',
      svg('<image href="data:image/png;base64,AAAA"/>'),
      '<image href="data:image/png;base64,AAAA"></image>',
    ],
    ['texts for its entities', `<!DOCTYPE svg [<!ENTITY p "P5-13">]>${svg('<text>&p;</text>')}`, '<text>P5-13</text>'],
    [
      'no leftovers of its editor',
      svg('<i:view xmlns:i="http://x.test"><path/></i:view><g i:id="1" xmlns:i="http://x.test"/>'),
      '<g></g>',
    ],
    [
      'elements under another prefix',
      svg('<s:path xmlns:s="http://www.w3.org/2000/svg" d="M0 0"/>'),
      '<path d="M0 0"></path>',
    ],
    ['a name with a backslash', svg('<text id="C:\\d">7</text>'), '<text id="C:\\d">7</text>'],
    [
      'signs escaped',
      svg('<text a="&quot;&lt;">&lt;script&gt; &amp;</text>'),
      '<text a="&quot;&lt;">&lt;script&gt; &amp;</text>',
    ],
  ])('%s', (_, text, expected) => {
    expect(drawnFrom(text).replaceAll('&#10;', '')).toBe(expected);
  });

  test.each([
    ['width="210mm" height="297mm"', 'width="793.7007874015749" height="1122.5196850393702"'],
    ['width="1in" height="72pt"', 'width="96" height="96"'],
    ['width="100%" height="5em" viewBox="0 0 4 3"', 'viewBox="0 0 4 3"'],
  ])('a sheet of %s in pixels', (size, expected) => {
    expect(readSafeSvg(svg('', size))).toMatchObject({ svg: expect.stringContaining(`${HEAD} ${expected}>`) });
  });
});

describe('a drawing is refused by its line that', () => {
  test.each([
    ['runs', svg('<script>alert(1)</script>'), '<script>'],
    ['runs under a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), '<x:script>'],
    ['runs as a page', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), '<h:script>'],
    ['listens', svg('<g onclick="alert(1)"/>'), 'onclick="alert(1)"'],
    ['holds a page', svg('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
    ['links', svg('<a href="https://x.test"><path/></a>'), '<a>'],
    ['takes a picture from elsewhere', svg('<image href="https://x.test/a.png"/>'), 'href="https://x.test/a.png"'],
    ['takes a file of the server', svg('<image xlink:href="file:///etc/passwd"/>'), 'xlink:href="file:///etc/passwd"'],
    [
      'takes one under another prefix',
      svg('<image y:href="a.png" xmlns:y="http://www.w3.org/1999/xlink"/>'),
      'y:href="a.png"',
    ],
    [
      'holds another document',
      svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
      'href="data:image/svg+xml;base64,AAAA"',
    ],
    ['fills from elsewhere', svg('<rect fill="url(https://x.test/a.svg#b)"/>'), 'fill="url(https://x.test/a.svg#b)"'],
    ['fills by escapes', svg('<rect style="fill:\\75rl(//x.test)"/>'), 'style="fill:\\75rl(//x.test)"'],
    ['imports a style', svg('<style>@import "https://x.test/a.css";</style>'), '<style>'],
    ['hides that in CDATA', svg('<style><![CDATA[rect{fill:u]]><![CDATA[rl(//x.test)}]]></style>'), '<style>'],
    ['sets a picture', svg('<style>g{background:image-set("//x.test" 1x)}</style>'), '<style>'],
    ['animates a link', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  ])('%s', (_, text, part) => {
    expect(readSafeSvg(text)).toEqual({ ok: false, fault: 'unsafe', line: 2, part });
  });

  test.each([
    [
      'takes its entities from a file',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
    ],
    ['multiplies its entities', '<!ENTITY b "&a;&a;&a;&a;">', '<!ENTITY b "&a;&a;&a;&a;">'],
    ['declares entities for entities', '<!ENTITY % c "x">', '<!ENTITY % c "x">'],
  ])('%s', (_, entity, part) => {
    expect(readSafeSvg(`<!DOCTYPE svg [\n${entity}]>${svg('')}`)).toMatchObject({ fault: 'unsafe', part });
  });

  test.each([
    ['names a style sheet', `<?xml-stylesheet href="https://x.test/a.css"?>${svg('')}`, 'unsafe'],
    ['is a page', '<html><svg/></html>', 'unsafe'],
    ['breaks off', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'damaged'],
    ['uses an entity of nobody', svg('<text>&other;</text>'), 'damaged'],
    ['is empty', '', 'damaged'],
  ])('%s', (_, text, fault) => {
    expect(readSafeSvg(text)).toMatchObject({ ok: false, fault });
  });
});
