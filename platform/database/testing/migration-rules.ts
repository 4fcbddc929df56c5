import { loadModule, parseSync } from 'libpg-query';

/** A statement that must not run next to the previous version, or not on a large table. */
export interface Refusal {
  statement: string;
  why: string;
}

interface Node {
  [field: string]: unknown;
}

const AS_THE_OLD_VERSION = 'the previous version still uses it: let one release pass without using it, then remove it';
const WITH_INDEX =
  'it locks out writers while it reads the whole table: write "if not exists", and let docs/operations.md tell operators to build it concurrently before the update';
const NOT_VALID =
  'it reads the whole table under a lock: add it "not valid" here, and validate it in a separate migration';
const REWRITES = 'it rewrites the whole table under a lock: add a second column, fill it in parts, then switch over';

/**
 * Finds statements of a migration that would stop a running shop, or the previous version (docs/operations.md). A table that the
 * migration itself creates is free: nobody uses it yet.
 * @param grown  the tables that grow with the business; on the others a lock is a moment
 */
export async function refusalsOf(migration: string, grown: ReadonlySet<string>): Promise<Refusal[]> {
  await loadModule();
  const statements = migration.split('--> statement-breakpoint').flatMap((text) => {
    const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Node }[] };
    return stmts.map(({ stmt }) => ({ text: text.trim(), ...kindOf(stmt) }));
  });
  const made = new Set(statements.filter(({ kind }) => kind === 'CreateStmt').map(({ node }) => tableOf(node)));
  return statements.flatMap(({ text, kind, node }) => {
    const table = tableOf(node);
    if (made.has(table)) return [];
    return whysOf(kind, node, grown.has(table)).map((why) => ({ statement: text.replaceAll(/\s+/g, ' '), why }));
  });
}

function whysOf(kind: string, node: Node, isGrown: boolean): string[] {
  switch (kind) {
    case 'AlterTableStmt':
      return listOf(node['cmds']).flatMap((command) => whysOfChange(kindOf(command).node, isGrown));
    case 'IndexStmt':
      return isGrown && node['if_not_exists'] !== true ? [WITH_INDEX] : [];
    case 'RenameStmt':
    case 'DropStmt':
      return isOfTables(node) ? [AS_THE_OLD_VERSION] : [];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return isGrown && node['whereClause'] === undefined ? [REWRITES] : [];
    case 'LockStmt':
    case 'ClusterStmt':
    case 'TruncateStmt':
      return ['it locks everybody out of the table'];
    default:
      return [];
  }
}

function whysOfChange(command: Node, isGrown: boolean): string[] {
  switch (command['subtype']) {
    case 'AT_DropColumn':
      return [AS_THE_OLD_VERSION];
    case 'AT_AddColumn':
      return whysOfColumn(kindOf(command['def'] as Node).node, isGrown);
    case 'AT_AlterColumnType':
      return isGrown ? [REWRITES] : [];
    case 'AT_SetNotNull':
      return isGrown ? [NOT_VALID] : [];
    case 'AT_AddConstraint': {
      const constraint = kindOf(command['def'] as Node).node;
      const isFree = constraint['skip_validation'] === true || constraint['indexname'] !== undefined;
      return isGrown && !isFree ? [NOT_VALID] : [];
    }
    default:
      return [];
  }
}

function whysOfColumn(column: Node, isGrown: boolean): string[] {
  const constraints = listOf(column['constraints']).map((constraint) => kindOf(constraint).node);
  const has = (type: string) => constraints.some(({ contype }) => contype === type);
  const given = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.['raw_expr'] as Node | undefined;
  const whys: string[] = [];
  if (has('CONSTR_NOTNULL') && given === undefined && !has('CONSTR_GENERATED') && !has('CONSTR_IDENTITY'))
    whys.push('the previous version does not fill it: give it a default');
  if (!isGrown) return whys;
  const isComputed = given !== undefined && JSON.stringify(given).includes('FuncCall');
  if (has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') || isComputed) whys.push(REWRITES);
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) whys.push(WITH_INDEX);
  return whys;
}

function kindOf(wrapped: Node): { kind: string; node: Node } {
  const [[kind, node] = ['', {}]] = Object.entries(wrapped);
  return { kind, node: node as Node };
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}

function tableOf(node: Node): string {
  const { relname } = (node['relation'] ?? {}) as { relname?: string };
  return relname ?? '';
}

/** For tables and their columns, not triggers and functions, which no statement names. */
function isOfTables(node: Node): boolean {
  const types = [node['removeType'], node['renameType']];
  return types.includes('OBJECT_TABLE') || types.includes('OBJECT_COLUMN');
}
