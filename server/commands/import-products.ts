import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/operator-error.ts';
import { beginImport, beginStep, checkImport, runStep } from '#shop/desk/product-files/import-products.ts';
import { findImport, listChanges, type StoredImport } from '#shop/desk/product-files/import-queries.ts';
import { fileWords } from '#shop/desk/product-files/file-words.ts';
import { describeChange } from '#shop/desk/product-comparison/describe-change.ts';
import type { SignedInStaff } from '#shop/base/operations/shop.ts';
import { readConfig } from '../config.ts';
import type { RunningShop } from '../running-shop.ts';
import type { Command } from './command.ts';
import { openImportPath } from './import-path.ts';
import { ProgressBar } from './progress-bar.ts';
import { withShop } from './shop-for-command.ts';
import { staffNamed } from './find-acting-staff.ts';
import { messageOf } from '#shop/base/messages/issue.ts';
import { translatorIn } from '../translators.ts';
import type { CellFault, ImportChange } from '#shop/desk/product-files/answers.ts';

const { format } = translatorIn();

const SHOWN = 50;
const LABELS = { reading: 'Reading', comparing: 'Comparing', writing: 'Writing' } as const;

export const importProducts: Command = {
  name: 'import-products',
  summary: 'Imports an edited file of products into the shop, all of it or nothing',
  help: `import-products <file> [--dry-run] [--confirm] [--apply-rest] [--as <email>]

Compares a CSV file, a ZIP archive or a folder of products.csv, variants.csv and pictures with the shop, and applies the differences:
all of them, or none if a single cell is wrong. Unusual values (a price of 0 or one that moves by more than half, a part number
that another product has) are listed, and applied only with --confirm. --apply-rest lists the rows with wrong cells, leaves them
out and applies the others. --dry-run only shows the differences; they can then be applied on the screen Import of the
administration. Every import can be undone there. --as is the staff member recorded in the audit list; it may be omitted if there
is only one. docs/import.md lists the columns. May run while the shop runs.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        confirm: { type: 'boolean' },
        'apply-rest': { type: 'boolean' },
        as: { type: 'string' },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new OperatorError('Name one file to import: import-products products.csv');
    const open = await openImportPath(file);
    return withShop(readConfig(process.env, false), async (shop) => {
      const staff = await staffNamed(shop.db, values.as);
      const { exitCode } = await importFile({
        shop,
        staff,
        file,
        open,
        isDryRun: values['dry-run'] === true,
        isConfirmed: values.confirm === true,
        mayLeaveOut: values['apply-rest'] === true,
      });
      return exitCode;
    });
  },
};

interface Import {
  shop: RunningShop;
  staff: Pick<SignedInStaff, 'id' | 'name'>;
  file: string;
  open: Awaited<ReturnType<typeof openImportPath>>;
  isDryRun: boolean;
  /** Confirms unusual changes (D45). */
  isConfirmed: boolean;
  /** Omits rows with faulty cells and applies the others. */
  mayLeaveOut: boolean;
  /** Leaves the sizes of new pictures to their first readers. */
  leavesSizes?: boolean;
}

/** Compares files of products with the shop, says what differs, and applies it. */
export async function importFile({
  shop,
  staff,
  file,
  open,
  isDryRun,
  isConfirmed,
  mayLeaveOut,
  leavesSizes = false,
}: Import): Promise<{ exitCode: number; isChanging: boolean }> {
  const bar = new ProgressBar();
  const progress = async (step: keyof typeof LABELS, done: number, total: number) =>
    bar.show(LABELS[step], done, total);
  const begun = await beginImport(shop, staff, path.basename(file));
  await checkImport({ shop, ...begun, progress }, open);
  bar.clear();
  const { importId } = begun;
  const checked = await readImport(shop, importId);
  const isRest = checked.state === 'refused' && mayLeaveOut && checked.added + checked.changed > 0;
  if (checked.state === 'refused') {
    sayFaults(checked);
    console.error(isRest ? 'These rows are left out.' : 'Nothing was changed.');
    const isLeftOut = mayLeaveOut && checked.unchanged > 0; // the other rows are in the shop already
    if (!isRest) return { exitCode: isLeftOut ? 0 : 1, isChanging: false };
  }
  if (isDryRun) await sayChanges(shop, importId);
  console.log(`${checked.added} new, ${checked.changed} changed, ${checked.unchanged} unchanged.`);
  sayQuestions(checked);
  const isChanging = checked.added + checked.changed > 0;
  if (isDryRun || !isChanging) return { exitCode: 0, isChanging };
  if (checked.asked > 0 && !isConfirmed) {
    console.error('Nothing was changed. To confirm all of this, add --confirm.');
    return { exitCode: 1, isChanging };
  }

  const attempt = await beginStep(shop, importId, 'apply', { isConfirmed, isRest });
  await runStep({ shop, importId, attempt, progress }, 'apply', staff, { leavesSizes });
  bar.clear();
  const applied = await readImport(shop, importId);
  if (applied.state !== 'applied')
    throw new OperatorError(applied.trouble === null ? 'Nothing was changed.' : format(messageOf(applied.trouble)));
  console.log(`Import ${importId} has been applied. It can be undone at /Administration/ImportView?id=${importId}`);
  return { exitCode: 0, isChanging };
}

async function readImport(shop: RunningShop, importId: number): Promise<StoredImport> {
  const row = await findImport(shop.db, importId);
  if (row === undefined) throw new Error(`Import ${importId} does not exist.`);
  return row;
}

function sayFaults({ errors, faults }: StoredImport): void {
  const kept = errors as readonly CellFault[];
  for (const { file, row, column, message, value } of kept.slice(0, SHOWN)) {
    const place = [file, row === null ? '' : `row ${row}`, column].filter((part) => part !== '').join(', ');
    console.error(
      `${place === '' ? '' : `${place}: `}${format(messageOf(message))}${value === '' ? '' : ` (“${value}”)`}`,
    );
  }
  if (faults > SHOWN) console.error(`… and ${faults - SHOWN} more.`);
}

function sayQuestions({ asked, questions }: StoredImport): void {
  const kept = questions as readonly string[];
  for (const sentence of kept.slice(0, SHOWN)) console.error(sentence);
  if (asked > SHOWN) console.error(`… and ${asked - SHOWN} more.`);
}

async function sayChanges(shop: RunningShop, importId: number): Promise<void> {
  const words = fileWords(shop.hot());
  const changes = (await listChanges(shop.db, importId, 1, SHOWN)).map((stored) => describeChange(stored, words));
  for (const change of changes) console.log(lineOf(change));
  if (changes.length === SHOWN) console.log('…');
}

function lineOf({ row, name, isNew, cells }: ImportChange): string {
  const changed = cells.map(({ column, before, after }) => `${column}: ${before ?? ''} → ${after}`);
  return `row ${row}, ${name}${isNew ? ' (new)' : ''}: ${changed.join('; ').replaceAll(/\s+/g, ' ')}`;
}
