import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';

const LAST_MS = 1000;

const requests = new FastifyOtelInstrumentation({
  enabled: false,
  instrumentHooks: false,
  instrumentHandler: false,
  requestHook: (span, { id }) => void span.setAttribute('request.id', id),
});
const statements = new PgInstrumentation({ enabled: false, requireParentSpan: true });
const INSTRUMENTATIONS = [requests, statements];

export interface Tracing {
  /** Traces the requests to a server; call it before its routes are added. */
  traceRequests(app: FastifyInstance): Promise<void>;
  /** Sends the remaining traces, without waiting for a collector that does not answer. */
  close(): Promise<void>;
}

/**
 * Sends traces to a collector: each request, with its statements, without their values.
 * @param endpoint the collector's address, to which `/v1/traces` is added
 * @param share share of the traces that begin here: 0 to 1; a caller's decision takes precedence
 */
export function startTracing(endpoint: string, share: number): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'pressline' }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  for (const instrumentation of INSTRUMENTATIONS) {
    instrumentation.setTracerProvider(provider);
    instrumentation.enable();
  }
  createRequire(import.meta.url)('pg'); // instrumented when it is required; an import gets the same module
  return {
    async traceRequests(app) {
      await app.register(requests.plugin());
      app.addHook('onSend', async (request) => {
        if (request.page !== undefined) request.opentelemetry().span?.setAttribute('http.route', request.page);
      });
    },
    async close() {
      for (const instrumentation of INSTRUMENTATIONS) instrumentation.disable();
      await Promise.race([provider.shutdown().catch(() => {}), pause(LAST_MS, undefined, { ref: false })]);
      for (const global of [context, propagation, trace]) global.disable();
    },
  };
}
