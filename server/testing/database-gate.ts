import { once } from 'node:events';
import net from 'node:net';

/** A connection to a server that a test opens and closes, to simulate a database that goes away and comes back. */
export class DatabaseGate {
  readonly #target: { host: string; port: number };
  readonly #passing = new Set<net.Socket>();
  #server: net.Server | undefined;
  #port = 0;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** The same port every time, once it was opened. */
  get port(): number {
    return this.#port;
  }

  async open(): Promise<void> {
    const server = net.createServer((near) => {
      const far = net.connect(this.#target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#passing.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#passing.delete(one);
          other.destroy();
        });
      }
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as net.AddressInfo).port;
    this.#server = server;
  }

  /** Passes nothing through and reports nothing, like an unplugged network cable. */
  freeze(): void {
    for (const socket of this.#passing) socket.unpipe().pause();
  }

  /** Refuses new connections and breaks existing ones. */
  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#passing) socket.destroy();
    await closed;
  }
}
