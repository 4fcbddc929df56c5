import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// Run as a separate process: a Fastify server that only sends the bytes of a file. Prints its address.
const [, , file = '', contentType = ''] = process.argv;
const body = readFileSync(file);
const app = Fastify();
app.get('*', (_request, reply) => reply.header('content-type', contentType).send(body));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
