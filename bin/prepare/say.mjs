/**
 * How the start speaks until the server does: to a person in sentences, to a machine in the lines of the server's own log.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean | undefined} onTerminal  whether a person reads what is written
 * @returns {(sentence: string) => void}
 */
export function sayerFor({ LOG_FORMAT }, onTerminal) {
  const isForPeople = LOG_FORMAT === 'pretty' || (LOG_FORMAT !== 'json' && onTerminal === true);
  if (isForPeople) return console.log;
  const INFO = 30; // pino's number
  return (msg) => console.log(JSON.stringify({ level: INFO, time: new Date().toISOString(), msg }));
}
