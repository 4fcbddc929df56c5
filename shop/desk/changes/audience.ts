import { type SQL, sql } from 'drizzle-orm';

/**
 * Condition on `changes`, as `c`, under which a company hears of them: its own, those of the parts that are on sale, and those of the
 * price lists that it has.
 */
export function concernsCompany(companyId: number | SQL): SQL {
  return sql`(
    case
      when c.company_id is not null then present_company(c.company_id) = ${companyId}
      when c.price_list_id is not null then exists (
        select from given_price_lists g
        where g.id = c.price_list_id and (g.company_id = ${companyId} or g.company_id is null))
      else true
    end
    and (c.object <> 'part' or exists (select from products p where p.id = c.object_id and p.active)))`;
}
