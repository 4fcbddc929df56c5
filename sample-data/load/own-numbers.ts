import type { Db } from '#platform/database/database.ts';
import { partKey } from '#shop/base/kernel/part-number.ts';
import { ownPartNumbers } from '#shop/catalogue/customer-part-numbers/tables.ts';
import type { SampleFiles } from '../sample-files.ts';

/** Inserts customer part numbers of some companies (H6). */
export async function fillOwnNumbers(tx: Db, { ownNumbers, products, variants }: SampleFiles): Promise<void> {
  const partOf = new Map(products.map((part) => [part.name, part]));
  await tx.insert(ownPartNumbers).values(
    ownNumbers.map(({ customerId, number, partNumber, width }) => {
      const part = partOf.get(partNumber);
      if (part === undefined) throw new Error(`own-numbers.csv: there is no part ${partNumber}.`);
      const variant = variants.find(({ familyId, details }) => familyId === part.familyId && details === width);
      if ((part.familyId === null) !== (variant === undefined)) {
        throw new Error(`own-numbers.csv: ${partNumber} has no width '${width}'.`);
      }
      return {
        companyId: customerId,
        number,
        numberKey: partKey(number),
        productId: part.id,
        variantId: variant?.id ?? null,
      };
    }),
  );
}
