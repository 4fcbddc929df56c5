import { once } from 'node:events';
import net from 'node:net';
import { listenRefusal, refusalsOf, whatIsGiven } from '../../server/environment.mjs';
import { Trouble } from './trouble.mjs';

/** Refuses a wrong configuration before minutes go into an install. @throws {Trouble} */
export function refuseWrongConfiguration(environment) {
  const refusals = refusalsOf(environment);
  if (refusals.length > 0) throw new Trouble(refusals.join('\n'));
}

/** A port that can't be had is said before the install, too. @throws {Trouble} */
export async function refuseTakenPort(environment) {
  const { PORT = '3000', HOST = '127.0.0.1' } = whatIsGiven(environment);
  if (Number(PORT) === 0) return; // any free one
  const server = net.createServer();
  const outcome = once(server, 'listening');
  server.listen({ host: HOST, port: Number(PORT) });
  try {
    await outcome;
  } catch (error) {
    const sentence = listenRefusal(error.code, { host: HOST, port: Number(PORT) });
    throw sentence === undefined ? error : new Trouble(sentence);
  }
  server.close();
  await once(server, 'close');
}
