import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';

const OLDEST_NODE = 24;
const LITTLE_SPACE_MB = 1000;
const NO_SPACE_MB = 100;

/** Checks that Node.js is recent enough. */
export function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return { state: 'ok', sentence: `Node.js ${process.version}` };
  return { state: 'trouble', sentence: `Node.js ${process.version} is too old: ${OLDEST_NODE} or newer is needed.` };
}

/** Checks that it is writable, and the free space of its disk. */
export function checkDataFolder(dataDir: string): Finding {
  const existing = nearestExisting(dataDir);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return { state: 'trouble', sentence: `${existing} can't be written to: change its mode or set DATA_DIR.` };
  }
  const { bavail, bsize } = statfsSync(existing);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  const sentence = `${dataDir} has ${freeMb} MB of free space`;
  if (freeMb >= LITTLE_SPACE_MB) return { state: 'ok', sentence };
  const remedy = `${sentence}: free some, or set DATA_DIR to a folder on another disk.`;
  return { state: freeMb < NO_SPACE_MB ? 'trouble' : 'warning', sentence: remedy };
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}
