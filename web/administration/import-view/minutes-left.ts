/** Progress of work at a moment. */
export interface Progress {
  done: number;
  /** Milliseconds of any clock. */
  at: number;
}

/** Estimates the minutes that work still takes, by its speed between two moments; undefined: not known yet. */
export function minutesLeft(first: Progress, last: Progress, total: number): number | undefined {
  const done = last.done - first.done;
  if (done <= 0 || total <= 0) return undefined;
  return ((last.at - first.at) / done) * ((total - last.done) / 60_000);
}
