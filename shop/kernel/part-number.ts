/**
 * The search key of a part number: letters and digits only, lower case, so that 'TT-1015/25', 'tt 1015 25' and
 * 'TT101525' find the same part (D9). Empty when there is no letter or digit.
 */
export function partKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
