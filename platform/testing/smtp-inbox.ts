import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server for one test: the mails it received, and a way to stop it. */
export interface SmtpInbox {
  url: string;
  port: number;
  /** Each mail as received over the wire. */
  received: ReceivedMail[];
  /** Breaks every connection, like a server that is killed. */
  cut(): void;
  stop(): Promise<void>;
}

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** Opens a mail server on this machine; without options it accepts everything, without TLS and login. */
export async function openSmtpInbox(options: SMTPServerOptions = {}, port = 0): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1, // does not wait for a sender's idle connection
    onData(stream, { envelope }, done) {
      // A connection that breaks also ends the stream: a mail without its end was not accepted.
      let isWhole = true;
      stream.on('error', () => (isWhole = false));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!isWhole) return;
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => {}); // some tests disconnect the client midway
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: opened } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    received,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A header of a mail, unfolded. */
export function headerOf({ raw }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n');
  const found = new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '));
  return found?.[1];
}
