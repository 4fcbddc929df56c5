import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceWith, type Attributes, type Span } from '#platform/tracing/spans.ts';

const LAST_MS = 1000;

export interface Tracing {
  /** Sends what is still to be sent; a collector that does not answer is not waited for. */
  close(): Promise<void>;
}

/**
 * Sends traces to a collector: for each request what it asked for, and the statements that this took.
 * @param endpoint  the collector's address, to which `/v1/traces` is added
 * @param share     of the traces that begin here, how many are sent: 0 to 1; what a caller decided counts before it
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
  const tracer = provider.getTracer('pressline');
  traceWith({
    begin(name, attributes, headers) {
      const above = headers === undefined ? context.active() : propagation.extract(context.active(), headers);
      const kind = headers === undefined ? SpanKind.INTERNAL : SpanKind.SERVER;
      return spanOf(tracer.startSpan(name, { attributes, kind }, above), above);
    },
  });
  return {
    async close() {
      traceWith(undefined);
      await Promise.race([provider.shutdown().catch(() => {}), pause(LAST_MS, undefined, { ref: false })]);
      context.disable();
      propagation.disable();
    },
  };
}

function spanOf(span: ReturnType<typeof trace.wrapSpanContext>, above: Context): Span {
  const within = trace.setSpan(above, span);
  return {
    around: (work) => context.with(within, work),
    note: (attributes: Attributes) => void span.setAttributes(attributes),
    end(error) {
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
      span.end();
    },
  };
}
