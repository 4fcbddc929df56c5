import { parentPort, workerData } from 'node:worker_threads';
import { Faults } from '../faults.ts';
import { readTable } from '../read-table.ts';

// A thread of its own, whose memory can be limited: reads the file that it was given and tells what came of it.
const faults = new Faults();
const table = await readTable('sent.csv', workerData as Uint8Array, faults);
parentPort?.postMessage({
  rows: table?.rows.length ?? null,
  faults: faults.kept.map(({ row, message }) => [row, message]),
});
