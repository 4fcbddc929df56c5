import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { test as base, describe, expect } from 'vitest';
import { readForm } from './form-body.ts';
import { message } from '#shop/base/messages/message.ts';
import { refusalInEnglish } from '#server/testing/in-english.ts';

const LIMIT = { maxBytes: 1000, tooLarge: message('staff-rule.picture-large') };
const TOO_LARGE = 'The file is too large: a picture can be up to 10 MB.';

interface Reader {
  /** Outcome of each form, in turn. */
  outcome(): Promise<Record<string, string> | Error>;
  open(): Promise<Socket>;
  send(form: FormData): Promise<void>;
}

/** A server that parses forms and reports the outcome. */
const test = base.extend<{ reader: Reader }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  reader: async ({}, use) => {
    let outcome = Promise.withResolvers<Record<string, string> | Error>();
    const app = Fastify({ forceCloseConnections: true });
    await app.register(fastifyMultipart);
    const handler = async (request: FastifyRequest) => {
      outcome.resolve(await readForm(request, LIMIT).then(describeForm, (error: Error) => error));
      return 'answered';
    };
    app.route({ method: 'POST', url: '/', handler });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await use({
      async outcome() {
        const result = await outcome.promise;
        outcome = Promise.withResolvers();
        return result;
      },
      async open() {
        const socket = connect(port, '127.0.0.1').on('error', () => {}); // cut off, as some tests need it
        await once(socket, 'connect');
        return socket;
      },
      async send(body) {
        await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
      },
    });
    await app.close();
  },
});

async function describeForm(form: FormData): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    values[name] = value instanceof File ? `${value.name}: ${(await value.text()).length} bytes` : value;
  return values;
}

function formOf(fields: Record<string, string>, ...files: number[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  files.forEach((size, index) => form.append(`file${index}`, new File(['x'.repeat(size)], 'a.pdf')));
  return form;
}

const headOf = (length: string) =>
  `POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Type: multipart/form-data; boundary=edge\r\n${length}\r\n\r\n`;
const FILE_BEGINS = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

describe('a form with a file is read within its limits (D29)', () => {
  test('a file of the maximum size is accepted, with its other fields', async ({ reader }) => {
    await reader.send(formOf({ country: '3' }, 1000));
    expect(await reader.outcome()).toEqual({ country: '3', file0: 'a.pdf: 1000 bytes' });
  });

  test.for([
    ['a byte more', formOf({}, 1001), TOO_LARGE],
    ['a megabyte more', formOf({}, 1_001_000), TOO_LARGE],
    ['two files', formOf({}, 5, 5), 'The form could not be read completely. Please send a form with one file.'],
    ['a field without end', formOf({ name: 'x'.repeat(10_001) }, 5), 'A field in this form is too long.'],
    [
      'fields without end',
      formOf(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']))),
      'The form could not be read completely. Please send a form with one file.',
    ],
  ] as const)('%s is refused', async ([, form, message], { reader }) => {
    await reader.send(form);
    expect(refusalInEnglish(await reader.outcome())).toMatchObject({ message });
  });
});

describe('nobody is waited for', () => {
  test('a request that declares itself too long is refused before it is sent', async ({ reader }) => {
    const socket = await reader.open();
    const answer = once(socket, 'data');
    socket.write(headOf('Content-Length: 5000000000'));
    expect(refusalInEnglish(await reader.outcome())).toMatchObject({ message: TOO_LARGE });
    expect(String(await answer)).toContain('answered');
    socket.destroy();
  });

  test('one that does not declare its length is cut off at the limit', async ({ reader }) => {
    const socket = await reader.open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const junk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
    socket.write(`${headOf('Transfer-Encoding: chunked')}${junk.repeat(3)}`);
    expect(await reader.outcome()).toBeInstanceOf(Error);
    await closed;
  });

  test('data of a disconnected client is dropped', async ({ reader }) => {
    const socket = await reader.open();
    socket.write(`${headOf('Content-Length: 900')}${FILE_BEGINS}half of it`, () => socket.destroy());
    expect(await reader.outcome()).toBeInstanceOf(Error);
  });
});
