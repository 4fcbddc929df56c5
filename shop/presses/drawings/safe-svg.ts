import { SaxesParser } from 'saxes';

/** Elements that draw. Whatever runs, embeds or styles from elsewhere is missing. */
const DRAWS = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop pattern clipPath mask marker style switch`.split(/\s+/),
);

/** Attributes that lead to something. */
const LEADS = new Set(['href', 'xlink:href', 'src']);

/** Properties whose value may lead to something by url(…). */
const leadsOutside = (value: string) =>
  /url\(\s*(?!['"]?#)/i.test(value) || /@import/i.test(value) || value.includes('\\');

/**
 * Returns whether an SVG draws only from what it contains: no script, no event handlers, no entities, no references to other
 * files. A document that is not well-formed is refused too.
 */
export function isSafeSvg(text: string): boolean {
  const parser = new SaxesParser();
  let isSafe = true;
  let isRootSeen = false;
  let isInStyle = false;
  const refuse = () => {
    isSafe = false;
  };
  parser.on('error', refuse);
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse(); // declares entities of its own
  });
  parser.on('processinginstruction', refuse); // could name a style sheet
  parser.on('opentag', ({ name, attributes }) => {
    if (!isRootSeen && name !== 'svg') refuse();
    isRootSeen = true;
    isInStyle = name === 'style';
    if (!DRAWS.has(name)) {
      // Editors leave elements of their own, which no reader draws.
      if (!name.includes(':')) refuse();
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) refuse();
      if (LEADS.has(attribute) && !isInside(value)) refuse();
      if (leadsOutside(value)) refuse();
    }
  });
  const readText = (content: string) => {
    if (isInStyle && leadsOutside(content)) refuse();
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => {
    isInStyle = false;
  });
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return isSafe && isRootSeen;
}

/** Returns whether a reference stays in the document: an element of it, or a picture inside. */
function isInside(value: string): boolean {
  return value.startsWith('#') || /^data:image\/(?:png|jpeg);base64,/.test(value);
}
