import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/operator-error.ts';
import { ShopError } from '#shop/base/messages/errors.ts';
import { messageOf } from '#shop/base/messages/issue.ts';
import { describeRow } from '#shop/desk/moving-in/describe-row.ts';
import { beginMove, beginStep, checkFiles, runStep } from '#shop/desk/moving-in/move.ts';
import { fromShopify } from '#shop/desk/former-shops/shopify.ts';
import { fromWooCommerce } from '#shop/desk/former-shops/woocommerce.ts';
import { findMove, listMoveChanges, listUnfinished, type StoredMove } from '#shop/desk/moving-in/move-queries.ts';
import { type MoveSource, tablesAlone } from '#shop/desk/moving-in/open-source.ts';
import { readConfig } from '../config.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';
import type { Command } from './command.ts';
import { staffNamed } from './find-acting-staff.ts';
import { importFile } from './import-products.ts';
import { type MoveStage, openStages } from './move-stages.ts';
import { ProgressBar } from './progress-bar.ts';
import { withShop } from './shop-for-command.ts';

const { format } = translatorIn();

const SHOWN = 50;

export const moveIn: Command = {
  name: 'move-in',
  summary: 'Takes companies, members, orders and more from the files of another shop',
  help: `move-in <folder or file> [--from shopify|woocommerce --currency GBP] [--dry-run] [--confirm] [--as <email>]
move-in --undo <number of the move> [--leave-changed] [--as <email>]

Compares companies.csv, members.csv and so on with the shop and writes what differs. Every cell that is not understood is named, and
nothing is written then. A folder of "export-everything" goes in by steps: the catalogue, products.zip, everything else. --dry-run only
shows what would change. Unusual rows are listed, and written only with --confirm. A move that
was stopped goes on when it is started again on the screen Moving in of the administration; --undo takes it back, --leave-changed
leaves rows that are in use by now. --from reads the export of another shop, --currency is what its companies pay in. --as is the staff member recorded in the audit list; it may be omitted if there is only one.
"templates" writes files to begin with; docs/moving-in.md lists the columns. May run while the shop runs.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        confirm: { type: 'boolean' },
        undo: { type: 'string' },
        from: { type: 'string' },
        currency: { type: 'string' },
        'leave-changed': { type: 'boolean' },
        as: { type: 'string' },
      },
    });
    const [source] = positionals;
    if ((source === undefined) === (values.undo === undefined) || positionals.length > 1)
      throw new OperatorError('Name one folder or file, or a move to undo: move-in former-shop/');
    if (values.undo !== undefined && !/^\d{1,9}$/.test(values.undo))
      throw new OperatorError('--undo needs the number of a move.');
    const stages = source === undefined ? [] : await translated(await openStages(source), values);
    return withShop(readConfig(process.env, false), async (shop) => {
      const staff = await staffNamed(shop.db, values.as);
      if (values.undo !== undefined)
        return write(shop, staff, Number(values.undo), 'undo', { isLeaving: values['leave-changed'] === true });
      await sayUnfinished(shop);
      return takeIn(shop, staff, stages, {
        isDryRun: values['dry-run'] === true,
        isConfirmed: values.confirm === true,
      });
    });
  },
};

interface How {
  isDryRun: boolean;
  isConfirmed: boolean;
}

/** Takes one stage after the other in; a dry run ends with the first that would change something, because the others name it. */
async function takeIn(shop: RunningShop, staff: Staff, stages: readonly MoveStage[], how: How): Promise<number> {
  for (const [at, stage] of stages.entries()) {
    if (stages.length > 1) console.log(`Step ${at + 1} of ${stages.length}: ${namesIn(stage)}`);
    const { exitCode, isChanging } =
      stage.kind === 'move'
        ? await takeMove(shop, staff, stage, how)
        : await importFile({ ...stage, shop, staff, file: stage.name, leavesSizes: true, ...how });
    if (exitCode !== 0 && at > 0)
      console.error('What earlier steps have written stays: correct the file and begin again.');
    if (exitCode !== 0) return exitCode;
    if (how.isDryRun && isChanging && at < stages.length - 1) {
      console.log('The other files can be compared once this is written.');
      return 0;
    }
  }
  return 0;
}

function namesIn(stage: MoveStage): string {
  return stage.kind === 'products' ? stage.name : stage.source.tables.map(({ name }) => name).join(', ');
}

async function takeMove(
  shop: RunningShop,
  staff: Staff,
  { name, source }: Extract<MoveStage, { kind: 'move' }>,
  { isDryRun, isConfirmed }: How,
): Promise<{ exitCode: number; isChanging: boolean }> {
  const { moveId, isClear } = await compare(shop, staff, name, source);
  const found = await readMove(shop, moveId);
  const isChanging = found.added + found.changed > 0;
  if (!isClear) return { exitCode: 1, isChanging };
  if (isDryRun || !isChanging) return { exitCode: 0, isChanging };
  if (found.asked > 0 && !isConfirmed) {
    console.error('Nothing was changed. To confirm all of this, add --confirm.');
    return { exitCode: 1, isChanging };
  }
  return { exitCode: await write(shop, staff, moveId, 'apply', { isConfirmed: true }), isChanging };
}

type Staff = Awaited<ReturnType<typeof staffNamed>>;

async function compare(shop: RunningShop, staff: Staff, name: string, source: MoveSource) {
  const bar = new ProgressBar();
  const begun = await beginMove(shop, staff, name);
  await checkFiles(shop, begun, async () => source, {
    sayRow: async (done, total = done) => bar.show('Comparing', done, total),
  });
  bar.clear();
  const checked = await readMove(shop, begun.moveId);
  sayFaults(checked);
  const rows = await listMoveChanges(shop.db, checked.id, 1, SHOWN);
  for (const { kind, row, key, isNew, cells } of rows.map(describeRow)) {
    const changes = cells.map(
      ({ column, before, after }) => `${column}: ${before === null ? '' : `${before} → `}${after}`,
    );
    console.log(`${kind}.csv, row ${row}, ${key}${isNew ? ' (new)' : ''}: ${changes.join('; ')}`);
  }
  if (rows.length === SHOWN) console.log('…');
  console.log(`${checked.added} new, ${checked.changed} changed, ${checked.unchanged} unchanged.`);
  for (const question of checked.questions.slice(0, SHOWN)) console.error(format(question));
  if (checked.asked > SHOWN) console.error(`… and ${checked.asked - SHOWN} more.`);
  return { moveId: checked.id, isClear: checked.state === 'checked' };
}

async function write(
  shop: RunningShop,
  staff: Staff,
  moveId: number,
  direction: 'apply' | 'undo',
  { isConfirmed = false, isLeaving = false }: { isConfirmed?: boolean; isLeaving?: boolean },
): Promise<number> {
  const bar = new ProgressBar();
  const attempt = await beginStep(shop, moveId, direction, { isConfirmed }).catch(throwOperatorError);
  const sayRow = async (done: number, total = done) => bar.show('Writing', done, total);
  await runStep(shop, attempt, direction, { staff, isLeaving, sayRow });
  bar.clear();
  const { state, conflicts } = await readMove(shop, moveId);
  for (const { kind, row, key, reason } of conflicts)
    console.error(`${kind}.csv, row ${row}, ${key}: ${format(messageOf(reason))}`);
  console.log(
    state === 'stopped'
      ? `Move ${moveId} has stopped with a part of it written: go on or undo it at /Administration/Move?id=${moveId}`
      : `Move ${moveId} has been ${state}.`,
  );
  return state === 'stopped' ? 1 : 0;
}

/** @throws {OperatorError} */
function throwOperatorError(error: unknown): never {
  if (!(error instanceof ShopError)) throw error;
  const retry =
    error.code === 'move.not-ready' ? '. A move whose process was killed can be undone a minute later.' : '';
  throw new OperatorError(`${error.messages.map(format).join(' ')}${retry}`, { cause: error });
}

/** Files that come again are compared with what an earlier move of them has written: only the rest is new. */
async function sayUnfinished(shop: RunningShop): Promise<void> {
  for (const { id, fileName } of await listUnfinished(shop.db))
    console.error(
      `Move ${id} (${fileName}) has not ended: it is in progress, or was killed with a part of it written. Rows that it has written are not written again; it goes on or is undone at /Administration/Move?id=${id}`,
    );
}

function sayFaults({ errors, faults }: StoredMove): void {
  for (const { file, row, column, message, value } of errors.slice(0, SHOWN)) {
    const place = [file, row === null ? '' : `row ${row}`, column].filter((part) => part !== '').join(', ');
    console.error(`${place}: ${format(messageOf(message))}${value === '' ? '' : ` (“${value}”)`}`);
  }
  if (faults > SHOWN) console.error(`… and ${faults - SHOWN} more.`);
  if (faults > 0) console.error('Nothing was changed.');
}

async function readMove(shop: RunningShop, moveId: number): Promise<StoredMove> {
  const found = await findMove(shop.db, moveId);
  if (found === undefined) throw new OperatorError(`Move ${moveId} does not exist.`);
  return found;
}

/** The files of a move that the export of another shop says. @throws {OperatorError} */
async function translated(
  stages: MoveStage[],
  { from, currency }: { from?: string | undefined; currency?: string | undefined },
): Promise<MoveStage[]> {
  if (from === undefined && currency === undefined) return stages;
  const read = FORMER_SHOPS.get(from ?? '');
  if (read === undefined) throw new OperatorError(`--from is one of ${[...FORMER_SHOPS.keys()].join(', ')}.`);
  if (currency === undefined) throw new OperatorError('--from needs --currency USD, GBP or EUR.');
  const tables = stages.flatMap((stage) => (stage.kind === 'move' ? stage.source.tables : []));
  const shop = await read(tables, currency);
  const files = shop.tables();
  if (shop.leftOut > 0) console.error(`${shop.leftOut} customers without an email address are left out.`);
  if (files.length === 0) throw new OperatorError(`There is no file of customers or orders of ${from}.`);
  return [{ kind: 'move', name: stages[0]?.name ?? '', source: tablesAlone(files) }];
}

const FORMER_SHOPS = new Map([
  ['shopify', fromShopify],
  ['woocommerce', fromWooCommerce],
]);
