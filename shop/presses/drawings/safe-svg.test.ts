import { describe, expect, test } from 'vitest';
import { isSafeSvg } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('a drawing is taken that', () => {
  test.each([
    ['draws', svg('<path d="M0 0h9"/><text>7</text>')],
    ['refers to its own parts', svg('<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/>')],
    ['holds a picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['has a declaration and a plain doctype', `<?xml version="1.0"?><!DOCTYPE svg>${svg('')}`],
    ['has what its editor left', svg('<sodipodi:namedview xmlns:sodipodi="http://x.test"/>')],
  ])('%s', (_, text) => {
    expect(isSafeSvg(text)).toBe(true);
  });
});

describe('a drawing is refused that', () => {
  test.each([
    ['runs', svg('<script>alert(1)</script>')],
    ['listens', svg('', 'onload="alert(1)"')],
    ['holds a page', svg('<foreignObject><p/></foreignObject>')],
    ['links', svg('<a href="https://x.test"><path/></a>')],
    ['takes a picture from elsewhere', svg('<image href="https://x.test/a.png"/>')],
    ['takes a file of the server', svg('<image xlink:href="file:///etc/passwd"/>')],
    ['fills from elsewhere', svg('<rect fill="url(https://x.test/a.svg#b)"/>')],
    ['imports a style', svg('<style>@import "https://x.test/a.css";</style>')],
    ['hides that in CDATA', svg('<style><![CDATA[rect{fill:url(//x.test)}]]></style>')],
    ['declares entities', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`],
    ['names a style sheet', `<?xml-stylesheet href="https://x.test/a.css"?>${svg('')}`],
    ['animates a link', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['breaks off', '<svg xmlns="http://www.w3.org/2000/svg"><path'],
    ['is a page', '<html><svg/></html>'],
  ])('%s', (_, text) => {
    expect(isSafeSvg(text)).toBe(false);
  });
});
