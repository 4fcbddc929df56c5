import { parentPort, workerData } from 'node:worker_threads';
import { Faults } from '../faults.ts';
import { readTable } from '../read-table.ts';

// Runs in a thread whose memory can be limited: reads the given file and reports the outcome.
const faults = new Faults();
const table = await readTable('sent.csv', workerData as Uint8Array, faults);
parentPort?.postMessage({
  rows: table?.rows.length ?? null,
  faults: faults.kept.map(({ row, message }) => [row, message]),
});
