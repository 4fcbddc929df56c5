import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '../testing/test-shop.ts';
import { startTracing } from './open-telemetry.ts';
import { openCollector, type CollectedSpan } from './testing/collector.ts';

const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLERS_SPAN = '00f067aa0ba902b7';

async function openShop(parts: Parameters<typeof openTestShop>[1] = {}) {
  const shop = await openTestShop('sample', parts);
  onTestFinished(() => shop.close());
  return shop;
}

const attributeOf = ({ attributes }: CollectedSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('a collector gets a request, its operation and its statements, in the caller’s trace', async () => {
  const { url, spans } = await openCollector();
  const tracing = startTracing(url, 0); // the caller's decision counts, not our share
  const { app } = await openShop({ tracing });
  const headers = { traceparent: `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`, cookie: 'token=none' };
  const { headers: answerHeaders } = await app.inject({ url: '/api/Product/GetProductByID/140', headers });
  await tracing.close();

  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([CALLERS_TRACE]));
  const request = spans.find(({ parentSpanId }) => parentSpanId === CALLERS_SPAN);
  const operation = spans.find(({ name }) => name.startsWith('GET /Product/GetProductByID/'));
  const statements = spans.filter((span) => attributeOf(span, 'db.system.name') === 'postgresql');
  if (request === undefined || operation === undefined) throw new Error(JSON.stringify(spans));
  expect(attributeOf(request, 'http.response.status_code')).toBe(200);
  expect(attributeOf(request, 'request.id')).toBe(answerHeaders['x-request-id']);
  expect(operation.parentSpanId).toBe(request.spanId);
  const below = statements.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  expect(below.map((span) => String(attributeOf(span, 'db.query.text'))).join()).toMatch(/select .* from "products"/);
});

test('a failed operation is marked, and no value of a statement is sent', async () => {
  const { url, spans } = await openCollector();
  const tracing = startTracing(url, 1);
  const shop = await openShop({ tracing });
  await shop.api.post('/api/User/CreateToken', { Username: 'uk@converter.test', Password: 'not that one' });
  await tracing.close();
  const operation = spans.find(({ name }) => name === 'POST /User/CreateToken');
  expect(operation?.status.code).toBe(2);
  expect(spans.length).toBeGreaterThan(2);
  expect(JSON.stringify(spans)).not.toMatch(/uk@converter|not that one/);
});

test('a share of 0 sends no trace that begins here; an unreachable collector does no harm', async () => {
  const { url, spans } = await openCollector();
  const none = startTracing(url, 0);
  const untraced = await openShop({ tracing: none });
  expect((await untraced.api.get('/api/Country/GetAllCountries?page=1')).status).toBe(200);
  await none.close();
  expect(spans).toEqual([]);
  const gone = startTracing('http://127.0.0.1:9', 1);
  const shop = await openShop({ tracing: gone });
  expect((await shop.api.get('/api/Country/GetAllCountries?page=2')).status).toBe(200);
  await gone.close();
});

test('without a collector, nothing of OpenTelemetry is loaded except the small API that prom-client needs', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve(name, context, next) { const found = next(name, context); loaded.push(found.url); return found; } });
    await import('./server/start-server.ts');
    console.log(JSON.stringify({ count: loaded.length, ours: loaded.filter((url) => /opentelemetry\\/(?!api\\/)/.test(url)) }));`;
  const root = path.join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  const { count, ours } = JSON.parse(stdout) as { count: number; ours: string[] };
  expect(count).toBeGreaterThan(100);
  expect(ours).toEqual([]);
});

test('log entries of a request have its id, as its line and its answer have', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const shop = await openShop({ log });
  const { headers } = await shop.api.post('/api/User/CreateToken', {
    Username: 'uk@converter.test',
    Password: 'wrong',
  });
  const ofIt = lines.filter(({ reqId }) => reqId === headers['x-request-id']);
  expect(ofIt.map(({ msg }) => msg)).toEqual(['A login was refused', 'request']);
});
