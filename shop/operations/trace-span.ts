import { SpanStatusCode, trace } from '@opentelemetry/api';

/** Does some work as a part of what goes on, as a trace shows it where one is made (docs/operations.md). */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer('pressline').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
      throw error;
    } finally {
      span.end();
    }
  });
}
