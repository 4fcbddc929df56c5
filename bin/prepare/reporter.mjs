/**
 * Creates the reporter used until the server runs: plain sentences on a terminal, otherwise lines like those of the
 * server's log.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean | undefined} onTerminal whether a person reads the output
 * @returns {(sentence: string) => void}
 */
export function createReporter({ LOG_FORMAT }, onTerminal) {
  const isForPeople = LOG_FORMAT === 'pretty' || (LOG_FORMAT !== 'json' && onTerminal === true);
  if (isForPeople) return console.log;
  const INFO = 30; // pino's number for the level
  return (msg) => console.log(JSON.stringify({ level: INFO, time: new Date().toISOString(), msg }));
}
