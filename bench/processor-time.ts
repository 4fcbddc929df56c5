import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100; // what Linux tells the time of processes in (USER_HZ)

interface ProcessStatus {
  pid: number;
  parent: number;
  /** Of itself, and of its children that have ended. */
  ticks: number;
}

/**
 * How many seconds of a processor a process and all below it have taken since it began. Only on Linux.
 * @throws where there is no /proc
 */
export function processorSeconds(pid: number): number {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statusOf(name) : []));
  const family = new Set([pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  const ticks = processes.filter((each) => family.has(each.pid)).reduce((sum, each) => sum + each.ticks, 0);
  return ticks / TICKS_A_SECOND;
}

function statusOf(name: string): ProcessStatus[] {
  let text: string;
  try {
    text = readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch {
    return []; // it has just ended
  }
  // The second field, the program's name, may hold anything; behind it: state, parent, … the four times from the 14th field on.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return [{ pid: Number(name), parent, ticks }];
}
