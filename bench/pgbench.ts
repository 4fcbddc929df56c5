import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RecordedStatement } from '#server/testing/record-statements.ts';

/** pgbench in a distribution's usual place; undefined if it is not installed. */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const candidates = [
    ...(process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench')),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin', 'pgbench')) : []),
  ];
  return candidates.find(existsSync);
}

/** Measures how often per second pgbench runs these scripts, all at once, each with its share of the connections. */
export async function pgbenchRate(
  pgbench: string,
  url: string,
  scripts: readonly string[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-pgbench-'));
  const share = String(connections / scripts.length);
  try {
    const rates = scripts.map(async (script, index) => {
      const file = path.join(folder, `script-${index}.sql`);
      writeFileSync(file, script);
      const options = ['-n', '-M', 'prepared', '-f', file, '-c', share, '-j', '1', '-T', String(seconds), url];
      const { stdout } = await promisify(execFile)(pgbench, options); // its complaint is in the error
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    });
    return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Varying {
  guid: string;
  productIds: readonly number[];
  highestProduct: number;
}

/**
 * The recorded statements as a pgbench script. Values that differ from run to run become variables: the GUID, the
 * product, and the ID of every row that an earlier statement created.
 */
export function pgbenchScript(statements: readonly RecordedStatement[], varying: Varying): string {
  const variables = new Map<unknown, string>([[varying.guid, "(lpad(to_hex(:guid::bigint), 32, '0'))::uuid"]]);
  const lines = ['\\set guid random(1, 9000000000000000)'];
  varying.productIds.forEach((id, index) => {
    lines.push(`\\set product${index} random(2000, ${varying.highestProduct})`);
    variables.set(id, `:product${index}`);
  });
  statements.forEach((statement, index) => {
    const text = statement.text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\$(\d+)/g, (_, number: string) => literal(statement.values[Number(number) - 1], variables));
    const { answeredId } = statement;
    // Rows that are only read have the same ID every time, and several columns may have that name.
    const isMade = /\breturning\b/i.test(text);
    if (answeredId === undefined || !isMade || variables.has(answeredId)) lines.push(`${text};`);
    else {
      lines.push(`${text} \\gset s${index}_`);
      variables.set(answeredId, `:s${index}_id`);
    }
  });
  return `${lines.join('\n')}\n`;
}

function literal(value: unknown, variables: ReadonlyMap<unknown, string>): string {
  const variable = variables.get(value);
  if (variable !== undefined) return variable;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string' && UUID.test(value)) return 'gen_random_uuid()'; // of the basket that follows an order
  if (Array.isArray(value)) return `array[${value.map((item) => literal(item, variables)).join(', ')}]`;
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  // pgbench takes a colon for a variable, even inside quotes.
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}
