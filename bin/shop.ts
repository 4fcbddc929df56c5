// The operator's commands. Started by shop.mjs, which makes sure that the packages and the right Node.js are installed.
import { backup } from '#server/commands/backup.ts';
import { erased } from '#server/commands/erased.ts';
import { doctor } from '#server/commands/doctor.ts';
import { exportProducts } from '#server/commands/export-products.ts';
import { importProducts } from '#server/commands/import-products.ts';
import { exportEverything } from '#server/commands/export-everything.ts';
import { moveIn } from '#server/commands/move-in.ts';
import { templates } from '#server/commands/templates.ts';
import { migrate } from '#server/commands/migrate.ts';
import { removeSamples } from '#server/commands/remove-sample-data.ts';
import { restore } from '#server/commands/restore.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { sampleData } from '#server/commands/sample-data.ts';
import { staff } from '#server/commands/staff.ts';

const COMMANDS = [
  migrate,
  sampleData,
  removeSamples,
  staff,
  exportProducts,
  importProducts,
  templates,
  moveIn,
  exportEverything,
  backup,
  restore,
  erased,
  doctor,
];

process.exitCode = await runCommand(COMMANDS, process.argv.slice(2), { say: console.log, complain: console.error });
