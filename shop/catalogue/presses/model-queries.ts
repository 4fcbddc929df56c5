import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { categories } from '../categories/tables.ts';
import { listTasks } from '../maintenance/task-queries.ts';
import type { ListedModel, ModelPage, PartModels, StaffModel } from './answers.ts';
import { RULE_COLUMNS } from './machine-queries.ts';
import { machines, partFits, pressModelCategories, pressModels } from './tables.ts';

const partCount = sql<number>`(
  select count(distinct fit.product_id)::integer from part_fits as fit join products as part on part.id = fit.product_id
  where fit.model_id = press_models.id and part.active)`;

const head = {
  modelId: pressModels.id,
  modelName: pressModels.name,
  modelPath: pressModels.path,
  intro: pressModels.intro,
  firstYear: pressModels.firstYear,
  lastYear: pressModels.lastYear,
  imageHash: pressModels.imageHash,
  partCount,
};

const inOrder = [asc(pressModels.sortOrder), asc(pressModels.name), asc(pressModels.id)];

/** The models that are shown, in their order. */
export async function listModels(db: Db): Promise<ListedModel[]> {
  return db
    .select(head)
    .from(pressModels)
    .where(eq(pressModels.archived, false))
    .orderBy(...inOrder);
}

/** A model by which a search names a press (I2). */
export interface PressName {
  modelId: number;
  modelName: string;
  modelPath: string;
  hasDrawings: boolean;
  hasManuals: boolean;
}

/** The models that are shown, in their order, for the search. */
export async function readPressNames(db: Db): Promise<PressName[]> {
  return db
    .select({
      modelId: pressModels.id,
      modelName: pressModels.name,
      modelPath: pressModels.path,
      hasDrawings: sql<boolean>`exists (select from press_assemblies where model_id = press_models.id)`,
      hasManuals: sql<boolean>`cardinality(${pressModels.manuals}) > 0`,
    })
    .from(pressModels)
    .where(eq(pressModels.archived, false))
    .orderBy(...inOrder);
}

/** A model that is shown, by its part of the address, regardless of case. */
export async function findModelPage(
  db: Db,
  modelPath: string,
): Promise<(Omit<ModelPage, 'categories'> & { categoryIds: number[] }) | undefined> {
  const [row] = await db
    .select({
      ...head,
      options: pressModels.options,
      manuals: pressModels.manuals,
      categoryIds: sql<number[]>`array(
        select category_id from press_model_categories as link where link.model_id = press_models.id order by category_id)`,
    })
    .from(pressModels)
    .where(and(sql`lower(${pressModels.path}) = lower(${modelPath})`, eq(pressModels.archived, false)));
  return row;
}

/** The models that are shown and stated for a part, with all statements. */
export async function listModelsOfPart(db: Db, productId: number): Promise<PartModels> {
  const rows = await db
    .select({
      modelId: pressModels.id,
      modelName: pressModels.name,
      modelPath: pressModels.path,
      rule: RULE_COLUMNS,
    })
    .from(partFits)
    .innerJoin(pressModels, eq(pressModels.id, partFits.modelId))
    .where(and(eq(partFits.productId, productId), eq(pressModels.archived, false)))
    .orderBy(...inOrder, asc(partFits.serials), asc(partFits.id));
  return [...Map.groupBy(rows, ({ modelId }) => modelId).values()].flatMap((stated) => {
    const [first] = stated;
    if (first === undefined) return [];
    const { rule: _, ...model } = first;
    return { ...model, rules: stated.map(({ rule }) => rule) };
  });
}

/** These models as staff edit them. */
export async function readStaffModels(db: Db, ids: readonly number[]): Promise<StaffModel[]> {
  if (ids.length === 0) return [];
  const count = (table: typeof partFits | typeof machines) =>
    sql<number>`(select count(*)::integer from ${table} as uses where uses.model_id = press_models.id)`;
  const [models, links, tasks] = [
    await db
      .select({
        id: pressModels.id,
        name: pressModels.name,
        path: pressModels.path,
        intro: pressModels.intro,
        firstYear: pressModels.firstYear,
        lastYear: pressModels.lastYear,
        options: pressModels.options,
        manuals: pressModels.manuals,
        imageHash: pressModels.imageHash,
        sortOrder: pressModels.sortOrder,
        archived: pressModels.archived,
        fitCount: count(partFits),
        machineCount: count(machines),
        version: pressModels.version,
      })
      .from(pressModels)
      .where(inArray(pressModels.id, [...ids])),
    await db
      .select({
        modelId: pressModelCategories.modelId,
        categoryId: categories.id,
        categoryName: categories.name,
      })
      .from(pressModelCategories)
      .innerJoin(categories, eq(categories.id, pressModelCategories.categoryId))
      .where(inArray(pressModelCategories.modelId, [...ids]))
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
    await listTasks(db, ids),
  ];
  const ofModel = Map.groupBy(links, ({ modelId }) => modelId);
  const tasksOf = Map.groupBy(tasks, ({ modelId }) => modelId);
  return models.map((model) => ({
    ...model,
    categories: (ofModel.get(model.id) ?? []).map(({ modelId: _, ...category }) => category),
    maintenance: (tasksOf.get(model.id) ?? []).map(({ modelId: _, taskId: __, needs: ___, ...task }) => task),
  }));
}

/** A model, locked until the transaction ends. */
export async function lockModel(tx: Db, modelId: number) {
  const [locked] = await tx
    .select({ id: pressModels.id })
    .from(pressModels)
    .where(eq(pressModels.id, modelId))
    .for('update');
  return locked === undefined ? undefined : (await readStaffModels(tx, [modelId]))[0];
}

/** The name of a model that is shown. */
export async function findModelName(db: Db, modelId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: pressModels.name })
    .from(pressModels)
    .where(and(eq(pressModels.id, modelId), eq(pressModels.archived, false)));
  return row?.name;
}
