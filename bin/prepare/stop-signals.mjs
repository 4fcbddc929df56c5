const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

/**
 * Handles every request to stop: a signal, and the end of an npm that was killed outright and passes nothing on. That
 * end shows in the parent process ID; a program that no one can stop any more would keep the port or go on installing.
 * @param {(signal: NodeJS.Signals) => void} onStop may be called several times: by the terminal, by npm
 * @returns {() => void} stops listening
 */
export function onStopSignals(onStop) {
  for (const signal of SIGNALS) process.on(signal, onStop);
  const watch = watchNpm(() => onStop('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.removeListener(signal, onStop);
  };
}

function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined; // not run by npm: the parent may exit
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, LOOK_EVERY_MS);
  return watch;
}
