import { inTransaction, type Database, type Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { provideReferenceData } from '#shop/desk/administration/provide-reference-data.ts';
import { fillCatalogue } from './load/catalogue.ts';
import { noteRowsBefore, noteSampleRows } from '#shop/desk/sample-data/sample-rows.ts';
import { forgetChanges } from '#shop/desk/changes/change-queries.ts';
import { fillDataRequests } from './load/data-requests.ts';
import { fillCustomers, fillStaff } from './load/customers.ts';
import { fillMembers } from './load/members.ts';
import { fillOrders } from './load/orders.ts';
import { fillLegalPages } from './load/legal.ts';
import { fillManuals, fillNews } from './load/news.ts';
import { fillLists } from './load/lists.ts';
import { fillOwnNumbers } from './load/own-numbers.ts';
import { fillOrderDocuments, storeOrderDocuments } from './load/order-documents.ts';
import { fillMessages } from './load/messages.ts';
import { fillDrawings, fillMachines, fillPresses } from './load/presses.ts';
import { fillMachineHours, fillMaintenanceTasks } from './load/maintenance.ts';
import { fillPriceLists, givePriceLists, proposeRise } from './load/price-lists.ts';
import { fillQuotations } from './load/quotations.ts';
import { fillPartRequests } from './load/part-requests.ts';
import { fillReturns } from './load/returns.ts';
import { fillHistories } from './load/histories.ts';
import { fillProgress } from './load/progress.ts';
import { storeDocuments } from './load/documents.ts';
import { prepareAccounts } from './load/passwords.ts';
import { planPictures, storePictures } from './load/pictures.ts';
import { continueNumbering } from './load/numbering.ts';
import { fillSettings } from './load/settings.ts';
import { readSampleFiles, type SampleFiles } from './sample-files.ts';
import { listViews } from '#shop/desk/list-views/tables.ts';

export interface LoadOptions {
  /** Dates of orders and registrations given as a number of days ago are counted back from here. */
  today: Date;
  /** false: all rows, but no pictures or manuals, for tests that never look at them. */
  drawings?: boolean;
  /**
   * The first company has members besides its manager, some companies have lists and customer part numbers, and price
   * lists are given out; in tests they only have those that the test adds.
   */
  members?: boolean;
}

/**
 * Fills an empty, migrated database with the sample shop, in one transaction, and the file store with its pictures and
 * manuals. The files come first: they are named by their content, so a failed load leaves nothing in the way.
 * @throws {SampleFileError} a sample file has an invalid cell
 */
export async function loadSampleData(
  db: Database,
  files: Files,
  { today, drawings = true, members = false }: LoadOptions,
): Promise<void> {
  const sample = await readSampleFiles();
  const pictures = planPictures(sample);
  const accounts = await prepareAccounts(sample);
  if (drawings)
    await Promise.all([storePictures(files, pictures), storeDocuments(files), storeOrderDocuments(files, sample)]);
  await inTransaction(db, async (tx) => {
    await provideReferenceData(tx);
    await noteRowsBefore(tx);
    await fillSettings(tx, sample, today);
    await fillLegalPages(tx, sample);
    await fillNews(tx);
    await fillManuals(tx);
    await fillCatalogue(tx, sample, pictures);
    await fillPresses(tx, sample, pictures);
    await fillMaintenanceTasks(tx, sample);
    await fillDrawings(tx, sample, pictures);
    await fillStaff(tx, sample, accounts);
    await fillCustomers(tx, sample, accounts, today);
    await fillMachines(tx, sample);
    await fillMachineHours(tx, sample, today);
    await fillPriceLists(tx, sample, today);
    await proposeRise(tx, sample, today);
    await fillListViews(tx, sample, today);
    await fillOrders(tx, sample, today);
    await fillProgress(tx, sample, today);
    await fillOrderDocuments(tx, sample, today);
    await fillReturns(tx, sample, today);
    await fillPartRequests(tx, sample, today);
    await fillQuotations(tx, sample, today);
    await fillHistories(tx, sample, today);
    await fillMessages(tx, sample, today);
    await fillDataRequests(tx, sample, today);
    await continueNumbering(tx);
    if (members) {
      await fillMembers(tx);
      await givePriceLists(tx, sample);
      await fillOwnNumbers(tx, sample);
      await fillLists(tx, sample, today);
    }
    await noteSampleRows(tx);
    await forgetChanges(tx); // the sample shop was like this from the beginning
  });
}

/** Inserts one shared view of the orders (P3). */
async function fillListViews(tx: Db, { staff: [colleague] }: SampleFiles, today: Date): Promise<void> {
  if (colleague === undefined) return;
  const { id: staffId, name: changedByName } = colleague;
  const query = 'state=new&sort=company&direction=asc';
  const view = { list: 'orders', name: 'New, by company', query, shared: true } as const;
  await tx.insert(listViews).values({ ...view, staffId, changedByName, changedAt: today });
}
