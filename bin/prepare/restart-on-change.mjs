import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { onStopSignals } from './stop-signals.mjs';

/** An editor saves several files at a time, and one file in several steps. */
const QUIET_MS = 100;

/**
 * Runs a program until we are asked to stop, and again whenever something changes in these places. A program that ends by itself,
 * with a mistake in its source, waits for the next change.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string[]} places  folders, with all below them, and files
 */
export async function restartOnChange(program, args, options, places) {
  const changes = new Changes(places);
  const stopping = new AbortController();
  while (!stopping.signal.aborted) {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    const ended = once(child, 'exit');
    const ignoreStops = onStopSignals((signal) => {
      stopping.abort();
      child.kill(signal);
      changes.stop();
    });
    await changes.next();
    if (!stopping.signal.aborted) console.log('Changed: the server starts again.');
    child.kill('SIGTERM');
    const [code] = await ended;
    ignoreStops();
    if (stopping.signal.aborted) process.exitCode = code ?? 1;
  }
}

/**
 * Watches folders, not files: an editor that saves by renaming puts another file in the place of the one that was watched. Folders
 * that are made later are found at the next change.
 */
class Changes {
  #places;
  #watchers = new Map();
  #quiet;
  #tell = () => {};

  constructor(places) {
    this.#places = places;
    this.#watchAll();
  }

  /** Resolves after the next change, or when watching has stopped. */
  next() {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  stop() {
    clearTimeout(this.#quiet);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#tell();
  }

  #watchAll() {
    for (const place of this.#places) {
      if (!statSync(place).isDirectory()) this.#watch(path.dirname(place), (name) => name === path.basename(place));
      else for (const folder of foldersIn(place)) this.#watch(folder, isSource);
    }
  }

  #watch(folder, concerns) {
    if (this.#watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!existsSync(folder)) this.#forget(folder);
      if (name !== null && concerns(name)) this.#note();
    });
    watcher.on('error', () => this.#forget(folder)); // it was removed
    this.#watchers.set(folder, watcher);
  }

  #forget(folder) {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #note() {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#watchAll();
      this.#tell();
    }, QUIET_MS);
  }
}

function foldersIn(folder) {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))];
}

/** Neither a test nor what an editor puts beside a file while it saves. A name without an ending may be a new folder. */
function isSource(name) {
  return /^[\w-]+$|\.(ts|mjs|json|csv|sql|md)$/.test(name) && !name.endsWith('.test.ts');
}
