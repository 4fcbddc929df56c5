/**
 * The search key of a part number: letters and digits only, lower case, so that 'TT-1015/25', 'tt 1015 25', 'TT101525' and
 * 'ＴＴ１０１５－２５' find the same part (D9). Empty when there is no letter or digit.
 */
export function partKey(text: string): string {
  return inPlainWidth(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Full-width signs, as Japanese and Chinese keyboards type them, as ordinary ones: 'ＴＴ－１０１５' is 'TT-1015'. The rest of NFKC would
 * make letters of signs that are none in a number, of '™' say, and other numbers of ours than the database keeps.
 */
export function inPlainWidth(text: string): string {
  return text.replaceAll(/[\u3000\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'));
}
