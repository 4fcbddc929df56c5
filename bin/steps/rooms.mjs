import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The rooms of shop/ (docs/architecture.md): folders two levels down. Other rooms import only files that lie directly in a room; its
// folders are private. `node bin/steps/rooms.mjs` writes into each README what its room offers.

/** More than a newcomer reads at a sitting: a larger room is two. */
const MOST_LINES_OF_ROOM = 4000;
/** Length that fits on a few screens: a longer file is two concerns. */
const MOST_LINES_OF_FILE = 350;
/** A room that offers more has no face: others use its inside. */
const MOST_OFFERED = 20;

/** Longer files, each with the reason. */
const LONG_FILES = {
  'web/administration/screens.ts': 'a table: the screens of the administration, a line or two each',
  'sample-data/sample-files.ts': 'a table: the manuals and sheets of the sample shop',
};

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const FOLDERS = ['shop', 'server', 'web', 'platform', 'sample-data'];
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);
const roomOf = (file) => /^shop\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];
const byName = (one, other) => (one < other ? -1 : 1);

/** Lists what is against the rules of rooms, one sentence each. */
export function findRoomFaults(root) {
  const { files, rooms, faults } = readRooms(root);
  for (const [room, { lines, offered }] of rooms) {
    if (lines > MOST_LINES_OF_ROOM) faults.push(`${room}: ${lines} lines; a room has at most ${MOST_LINES_OF_ROOM}`);
    if (offered.size > MOST_OFFERED)
      faults.push(`${room}: other rooms import ${offered.size} of its files; at most ${MOST_OFFERED}`);
    const readme = path.join(root, room, 'README.md');
    if (!existsSync(readme)) faults.push(`${room}: no README.md`);
    else if (!readFileSync(readme, 'utf8').includes(`\n${offersOf(offered)}\n`))
      faults.push(`${room}/README.md: it does not say what the room offers: run node bin/steps/rooms.mjs`);
  }
  for (const [file, lines] of files)
    if (lines > MOST_LINES_OF_FILE && !Object.hasOwn(LONG_FILES, file))
      faults.push(`${file}: ${lines} lines; a file has at most ${MOST_LINES_OF_FILE}`);
  return faults;
}

/** Production files with their lines, rooms with what others import of them, and imports of private files. */
function readRooms(root) {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file)),
  );
  const files = new Map();
  const rooms = new Map();
  const faults = [];
  const roomNamed = (name) => rooms.get(name) ?? rooms.set(name, { lines: 0, offered: new Set() }).get(name);
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lines = text.split('\n').length - 1;
    const room = roomOf(file);
    files.set(file, lines);
    if (room !== undefined) roomNamed(room).lines += lines;
    for (const [, name] of text.matchAll(IMPORT)) {
      const imported = fileNamed(file, name);
      const other = imported === undefined ? undefined : roomOf(imported);
      if (other === undefined || other === room || isTest(imported)) continue;
      if (path.posix.dirname(imported) === other) roomNamed(other).offered.add(path.posix.basename(imported));
      else faults.push(`${file}: ${imported} is private to ${other}`);
    }
  }
  return { files, rooms, faults };
}

function fileNamed(file, name) {
  if (name.startsWith('#shop/')) return name.slice(1);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : undefined;
}

/** The paragraph of a README about what other rooms may import. */
function offersOf(offered) {
  if (offered.size === 0) return 'Offers nothing to other rooms.';
  const words = [...offered]
    .toSorted(byName)
    .map((name, index) => `\`${name}\`${index === offered.size - 1 ? '.' : ','}`);
  const lines = ['Offers'];
  for (const word of words) {
    const last = lines.at(-1);
    if (last.length + word.length < 138) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

function writeOffers(root) {
  for (const [room, { offered }] of readRooms(root).rooms) {
    const readme = path.join(root, room, 'README.md');
    const paragraphs = readFileSync(readme, 'utf8')
      .split('\n\n')
      .filter((paragraph) => !/^Offers[ \n]/.test(paragraph));
    writeFileSync(readme, [paragraphs[0], offersOf(offered), ...paragraphs.slice(1)].join('\n\n').trimEnd() + '\n');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeOffers(process.cwd());
