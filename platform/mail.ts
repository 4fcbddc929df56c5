import { Readable } from 'node:stream';

/** A mail as sent. Addresses are plain: 'ada@converter.test'. */
export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that a repeat is recognised as the same mail. */
  messageId: string;
  writtenAt: Date;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One with a content id is shown where the HTML refers to it ('cid:…'). */
  attachments: readonly { name: string; type: string; bytes: Buffer; contentId?: string }[];
}

/** Hands mails to a mail server, one by one. */
export interface MailSender {
  /**
   * Resolves once the server has accepted the mail.
   * @param beforeEnd awaited when the server has all of the mail except its end mark; until then it can't have accepted
   * it
   * @throws {MailRefusedError} it never will
   * @throws {MailServerError} it has not; a retry may help
   * @throws {MailUnsureError} it got the whole mail, and no answer came
   */
  send(mail: OutgoingMail, beforeEnd: () => Promise<void>): Promise<void>;
  /** Checks that the server answers and accepts user and password. @throws the reason */
  check(): Promise<void>;
  close(): void;
}

/** The mail server permanently refuses this mail: no such recipient, or rejected content. */
export class MailRefusedError extends Error {}

/** The mail server does not answer, refuses the login, or is busy. */
export class MailServerError extends Error {}

/** Unknown whether the mail server took this mail: the connection broke off before its answer. */
export class MailUnsureError extends Error {}

const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;
const WHOLE_MAIL_MS = 120_000;

/**
 * Sends by SMTP. Parameters after '?' in the address apply too, such as tls.rejectUnauthorized=false for a server with
 * a self-signed certificate.
 * @param url smtp://user:password@host:587 (STARTTLS if the server supports it) or smtps://… (TLS from the start)
 */
export function smtpSender(url: string): MailSender {
  const waiting: BeforeEnd = new Map();
  const opening = openTransport(url, waiting);
  return {
    async send({ messageId, writtenAt, to, attachments, ...mail }, beforeEnd) {
      const transport = await opening;
      const id = `<${messageId}>`;
      let isWhole = false;
      waiting.set(id, async () => {
        await beforeEnd();
        isWhole = true;
      });
      try {
        await transport.sendMail({
          ...mail,
          // An object, because a text would be parsed as a list, and one odd address could become two.
          to: { name: '', address: to },
          messageId: id,
          date: writtenAt,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ name, type, bytes, contentId }) => ({
            filename: name,
            contentType: type,
            content: bytes,
            ...(contentId === undefined ? {} : { cid: contentId }),
          })),
          signal: AbortSignal.timeout(WHOLE_MAIL_MS),
        });
      } catch (error) {
        if (isWhole && !hasAnswer(error)) throw new MailUnsureError((error as Error).message, { cause: error });
        throw troubleOf(error);
      } finally {
        waiting.delete(id);
      }
    },
    async check() {
      const transport = await opening;
      try {
        await transport.verify();
      } catch (error) {
        throw troubleOf(error);
      }
    },
    close: () => void opening.then((transport) => transport.close()),
  };
}

/** Work to do before the end mark of a mail is sent, by Message-ID. */
type BeforeEnd = Map<string, () => Promise<void>>;

/** Passes a mail through except its end mark, which waits for other work. */
async function* holdEnd(mail: AsyncIterable<unknown>, beforeEnd: () => Promise<void>): AsyncGenerator {
  yield* mail;
  await beforeEnd();
}

/** Returns whether the server answered about the mail. */
function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400;
}

/** The library is loaded only by a shop that sends mail. */
async function openTransport(url: string, waiting: BeforeEnd) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0, // the outbox makes the attempts; a second one in here would not be seen
    requireTLS: needsTls(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return transport.use('stream', ({ data, message }, done) => {
    const beforeEnd = waiting.get(String(data.messageId));
    if (beforeEnd !== undefined) message?.processFunc((mail) => Readable.from(holdEnd(mail, beforeEnd)));
    done();
  });
}

/** A password must never be sent over the network unencrypted; on this machine it may. */
function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A 5xx to the envelope or the content is about this mail; one to the login is about the server. */
function troubleOf(error: unknown): MailRefusedError | MailServerError {
  if (!(error instanceof Error)) return new MailServerError(String(error));
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
  return isFinal
    ? new MailRefusedError(error.message, { cause: error })
    : new MailServerError(error.message, { cause: error });
}
