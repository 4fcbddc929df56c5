/** What shows that somebody is there: a pointer, a finger, a key, the wheel. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Runs once, at the first sign that somebody is there and may go on from this page. Answers what stops waiting for it. */
export function atFirstSign(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign);
  };
  const onSign = () => {
    if (sparesData()) return;
    stop();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
  return stop;
}

/** Somebody who counts their bytes, or whose line is slow, loads what they ask for and no more. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
