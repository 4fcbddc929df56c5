import { workerData } from 'node:worker_threads';
import { MEMORY_SIGNAL } from './worker-process.ts';

// Ends the process that takes more memory than it may, whatever its other threads do: the libraries for pictures take
// theirs outside of JavaScript's limits.

const LOOK_EVERY_MS = 50;
const maxBytes = Number(workerData) * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, MEMORY_SIGNAL);
}, LOOK_EVERY_MS);
