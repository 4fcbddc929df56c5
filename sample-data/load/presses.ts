import type { Db } from '#platform/database/database.ts';
import {
  machines,
  partFits,
  pressAssemblies,
  pressCallouts,
  pressDrawings,
  pressModelCategories,
  pressModels,
} from '#shop/catalogue/presses/tables.ts';
import { SHEET } from '../pictures/exploded/exploded-view.ts';
import type { SampleFiles } from '../sample-files.ts';
import type { PicturePlan } from './pictures.ts';

/** Inserts the models of presses and what fits them (J1, J2). */
export async function fillPresses(tx: Db, sample: SampleFiles, pictures: PicturePlan): Promise<void> {
  const { pressModels: models, partFits: fits, products } = sample;
  await tx.insert(pressModels).values(
    models.map(({ categoryIds: _, picture: __, ...model }) => ({
      ...model,
      imageHash: pictures.hashOfPress(model.id),
    })),
  );
  await tx
    .insert(pressModelCategories)
    .values(models.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ modelId: id, categoryId }))));
  const idOf = new Map(products.map((part) => [part.name, part.id]));
  await tx.insert(partFits).values(
    fits.map(({ partNumber, model, ...fit }) => {
      const productId = idOf.get(partNumber);
      if (productId === undefined) throw new Error(`part-fits.csv: there is no part ${partNumber}.`);
      return { ...fit, productId, modelId: modelIdOf(sample, model) };
    }),
  );
}

/** Inserts the assemblies with their drawings and parts lists (J4). */
export async function fillDrawings(tx: Db, sample: SampleFiles, pictures: PicturePlan): Promise<void> {
  const { pressAssemblies: assemblies, pressDrawings: drawings, pressCallouts: callouts, products } = sample;
  await tx
    .insert(pressAssemblies)
    .values(assemblies.map(({ model, ...assembly }) => ({ ...assembly, modelId: modelIdOf(sample, model) })));
  await tx.insert(pressDrawings).values(
    drawings.map(({ kind: _, teeth: __, ...drawing }) => ({
      ...drawing,
      imageHash: pictures.drawingOf(drawing.id).hash,
      widthPx: SHEET.width,
      heightPx: SHEET.height,
    })),
  );
  const idOf = new Map(products.map((part) => [part.name, part.id]));
  const positions = new Map<number, number>();
  await tx.insert(pressCallouts).values(
    callouts.map(({ piece: _, partNumber, text, ...row }) => {
      const productId = partNumber === '' ? null : idOf.get(partNumber);
      if (productId === undefined) throw new Error(`press-callouts.csv: there is no part ${partNumber}.`);
      const position = (positions.get(row.drawingId) ?? 0) + 1;
      positions.set(row.drawingId, position);
      return { ...row, productId, partText: text, position, ...pictures.drawingOf(row.drawingId).places[position - 1] };
    }),
  );
}

/** Gives companies their presses (J3). */
export async function fillMachines(tx: Db, sample: SampleFiles): Promise<void> {
  await tx.insert(machines).values(
    sample.machines.map(({ customerId, model, ...machine }) => ({
      ...machine,
      companyId: customerId,
      modelId: modelIdOf(sample, model),
    })),
  );
}

/** @throws the model is missing */
export function modelIdOf({ pressModels: models }: SampleFiles, name: string): number {
  const model = models.find((each) => each.name === name);
  if (model === undefined) throw new Error(`There is no model ${name} in press-models.csv.`);
  return model.id;
}
