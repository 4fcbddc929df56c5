import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

// A scrape reaches any of several processes, which asks the supervisor, which asks them all.

const METRICS = 'pressline metrics';

interface MetricsMessage {
  type: typeof METRICS;
  /** The requesting process's own number for it. */
  request: number;
  /** The answer; undefined: gathering failed. */
  text?: string;
}

/** In the supervisor: answers the others with the sum of all metrics. */
export function answerMetricsOfAll(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (asking: Worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const answer = (text?: string) => {
      if (!asking.isConnected()) return;
      asking.send({ ...message, ...(text === undefined ? {} : { text }) } satisfies MetricsMessage);
    };
    all.clusterMetrics().then(answer, () => answer());
  });
}

/** In a server process: reads the metrics of all of them, or its own if it is the only one. */
export function metricsReader(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  void new AggregatorRegistry(); // answers the supervisor from now on
  AggregatorRegistry.setRegistries([own]);

  const waiting = new Map<number, (text: string | undefined) => void>();
  let requests = 0;
  process.on('message', (message) => {
    if (!isMetricsMessage(message)) return;
    waiting.get(message.request)?.(message.text);
    waiting.delete(message.request);
  });
  return async () => {
    requests += 1;
    const request = requests;
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(request, resolve);
      process.send?.({ type: METRICS, request } satisfies MetricsMessage);
    });
    return text ?? own.metrics();
  };
}

function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === METRICS;
}
