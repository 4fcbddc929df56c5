/** Frames without a code after which it may be scanned again: about two seconds. */
const MAX_GAP = 10;

/**
 * Picks the codes that come into view. A code that stays in view, or is lost for a few frames, counts once.
 * @returns a function for the codes of each frame
 */
export function newCodes(): (codes: readonly string[]) => string[] {
  let gaps: ReadonlyMap<string, number> = new Map();
  return (codes) => {
    const fresh = [...new Set(codes)].filter((code) => !gaps.has(code));
    const seen = codes.map((code): [string, number] => [code, 0]);
    const missed = [...gaps]
      .map(([code, gap]): [string, number] => [code, gap + 1])
      .filter(([, gap]) => gap <= MAX_GAP);
    gaps = new Map([...missed, ...seen]);
    return fresh;
  };
}
