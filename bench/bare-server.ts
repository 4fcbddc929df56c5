import Fastify from 'fastify';

// Run as a separate process: a Fastify server that only sends 10 kB. Prints its address.
const body = Buffer.alloc(10_000, 'x');
const app = Fastify();
app.get('*', (_request, reply) => reply.header('content-type', 'text/html').send(body));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
