import type { Db } from '#platform/database/database.ts';
import { machines, partFits, pressModelCategories, pressModels } from '#shop/presses/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import type { PicturePlan } from './pictures.ts';

/** Inserts the models of presses and what fits them (J1, J2). */
export async function fillPresses(tx: Db, sample: SampleFiles, pictures: PicturePlan): Promise<void> {
  const { pressModels: models, partFits: fits, products } = sample;
  const imageHash = pictures.hashOfPress();
  await tx.insert(pressModels).values(models.map(({ categoryIds: _, ...model }) => ({ ...model, imageHash })));
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

function modelIdOf({ pressModels: models }: SampleFiles, name: string): number {
  const model = models.find((each) => each.name === name);
  if (model === undefined) throw new Error(`There is no model ${name} in press-models.csv.`);
  return model.id;
}
