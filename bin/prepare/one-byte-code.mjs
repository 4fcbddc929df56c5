/**
 * The same code without a sign beyond Latin-1: V8 keeps a source text for as long as the process runs, and one dash in a comment makes it
 * twice as large. Lines stay where they are.
 * @param {string} code
 * @returns {string | Buffer}  bytes where something changed: a string that was made from a wide one would stay wide
 */
export function inOneByte(code) {
  if (!WIDE.test(code) || code.includes('.raw')) return code; // raw templates show how they are written
  const narrow = code
    .replace(/^\u{feff}/u, '')
    .replaceAll(new RegExp(String.raw`(\\*)(${WIDE.source})`, 'g'), (_, slashes, sign) => {
      // A sign that is escaped already means itself.
      const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
      return String.raw`${kept}\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
  return Buffer.from(narrow);
}

const WIDE = /[^\0-\xff]/;
