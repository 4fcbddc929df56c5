/**
 * Creates the reporter of the start until the server runs: sentences for a person, lines of the server's own log for a machine.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean | undefined} onTerminal  whether a person reads what is written
 * @returns {(sentence: string) => void}
 */
export function createReporter({ LOG_FORMAT }, onTerminal) {
  const isForPeople = LOG_FORMAT === 'pretty' || (LOG_FORMAT !== 'json' && onTerminal === true);
  if (isForPeople) return console.log;
  const INFO = 30; // pino's number
  return (msg) => console.log(JSON.stringify({ level: INFO, time: new Date().toISOString(), msg }));
}
