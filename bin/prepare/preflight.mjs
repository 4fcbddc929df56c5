import { once } from 'node:events';
import net from 'node:net';
import { listenRefusal, refusalsOf, nonEmptyVariables } from '../../server/environment.mjs';
import { UserError } from './user-error.mjs';

/** Refuses a wrong configuration before minutes go into an install. @throws {UserError} */
export function refuseWrongConfiguration(environment) {
  const refusals = refusalsOf(environment);
  if (refusals.length > 0) throw new UserError(refusals.join('\n'));
}

/** A port that can't be had is said before the install, too. @throws {UserError} */
export async function refuseTakenPort(environment) {
  const { PORT = '3000', HOST = '127.0.0.1' } = nonEmptyVariables(environment);
  if (Number(PORT) === 0) return; // any free one
  const server = net.createServer();
  const outcome = once(server, 'listening');
  server.listen({ host: HOST, port: Number(PORT) });
  try {
    await outcome;
  } catch (error) {
    const sentence = listenRefusal(error.code, { host: HOST, port: Number(PORT) });
    throw sentence === undefined ? error : new UserError(sentence);
  }
  server.close();
  await once(server, 'close');
}
