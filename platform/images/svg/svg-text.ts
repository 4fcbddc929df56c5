/** Start of a file in which the root element of an SVG must begin: longer than any licence above it. */
const HEAD_BYTES = 64 * 1024;

/** Recognises an SVG by its first element, after declarations and comments. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = decodeXml(bytes.subarray(0, HEAD_BYTES));
  if (!head.trimStart().startsWith('<')) return false;
  const withoutComments = head.replaceAll(/<!--(?:[^-]|-(?!->))*(?:-->)?/g, '');
  return /^\s*(?:<[?!][^<]*)*<(?:[\w-]+:)?svg[\s/>]/.test(withoutComments);
}

/** Decodes XML by its byte order mark, or by the encoding that it declares; UTF-8 otherwise. */
export function decodeXml(bytes: Uint8Array): string {
  const declared = /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(String.fromCodePoint(...bytes.subarray(0, 200)));
  return decoderFor(encodingOf(bytes) ?? declared?.[1] ?? 'utf-8').decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder(); // an encoding that nobody knows: most of its letters are ASCII
  }
}
