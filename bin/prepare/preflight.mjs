import { once } from 'node:events';
import net from 'node:net';
import { listenRefusal, refusalsOf, nonEmptyVariables } from '../../server/environment.mjs';
import { UserError } from './user-error.mjs';

/** Rejects a wrong configuration before an install that takes minutes. @throws {UserError} */
export function refuseWrongConfiguration(environment) {
  const refusals = refusalsOf(environment);
  if (refusals.length > 0) throw new UserError(refusals.join('\n'));
}

/** A port that is in use is also reported before the install. @throws {UserError} */
export async function refuseTakenPort(environment) {
  const { PORT = '3000', HOST = '127.0.0.1' } = nonEmptyVariables(environment);
  if (Number(PORT) === 0) return; // any free port
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
