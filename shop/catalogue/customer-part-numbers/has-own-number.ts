import { and, eq, exists, like, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ownPartNumbers } from './tables.ts';

/** Company, part and width, as columns of the outer query, values or placeholders. */
interface OfPart {
  companyId: SQLWrapper;
  productId: SQLWrapper;
  variantId: SQLWrapper;
}

/** Returns whether a company's own number of a part, or of this width of it, matches (H6). @param keyPattern of its partKey */
export function hasOwnNumber(db: Db, of: OfPart, keyPattern: SQLWrapper | string): SQL {
  const numbers = db
    .select()
    .from(ownPartNumbers)
    .where(
      and(
        eq(ownPartNumbers.companyId, of.companyId),
        eq(ownPartNumbers.productId, of.productId),
        sql`${ownPartNumbers.variantId} is not distinct from ${of.variantId}`,
        like(ownPartNumbers.numberKey, keyPattern),
      ),
    );
  return exists(numbers);
}
