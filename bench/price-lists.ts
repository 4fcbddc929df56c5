import pg from 'pg';
import { FIRST_CUSTOMER } from './catalogue.ts';

/** The first buyer whose company has five price lists; that of `FIRST_CUSTOMER` has none. */
export const FIRST_WITH_LISTS = FIRST_CUSTOMER + 2500;
const LISTS = 1000;
const LISTS_OF_COMPANY = 5;
/** Each measured list prices a fifth of 10,000 parts (K7). */
const LADDERS_OF_MEASURED = 2000;

/**
 * Makes a thousand price lists with so many ladders in all. The companies from `FIRST_WITH_LISTS` on have five each: two of their own and
 * three of their group; the other lists are assigned one by one.
 */
export async function makePriceLists(url: string, ladders: number, companies: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const measured = companies * LISTS_OF_COMPANY;
  const others = Math.max(0, Math.round((ladders - measured * LADDERS_OF_MEASURED) / (LISTS - measured)));
  try {
    await client.query('set session_replication_role = replica'); // the triggers would judge each row
    await client.query(
      `insert into price_lists (id, name) select 10000 + n, 'Bench list ' || n from generate_series(1, $1::int) as n`,
      [LISTS],
    );
    await client.query(
      `insert into company_groups (id, name) select 10000 + n, 'Bench group ' || n from generate_series(1, $1::int) as n`,
      [companies],
    );
    await client.query(
      `insert into company_group_members (group_id, company_id) select 10000 + n, $2::int + n - 1 from generate_series(1, $1::int) as n`,
      [companies, FIRST_WITH_LISTS],
    );
    await client.query(
      `insert into price_list_recipients (price_list_id, company_id, group_id)
       select 10000 + n,
              case when n > $2::int then $3::int + 1000 + n when n % $4::int < 2 then $3::int + (n - 1) / $4::int end,
              case when n <= $2::int and n % $4::int >= 2 then 10001 + (n - 1) / $4::int end
       from generate_series(1, $1::int) as n`,
      [LISTS, measured, FIRST_WITH_LISTS, LISTS_OF_COMPANY],
    );
    await client.query(
      `insert into price_list_rows (price_list_id, product_id, starts_on, ladder)
       select 10000 + list, part.id, '2026-01-01',
              '[{"from": 1, "discount": 2500}, {"from": 10, "discount": 3000}, {"from": 50, "discount": 3500}]'
       from generate_series(1, $1::int) as list
       cross join lateral (
         select id from products
         where (id * 7919::bigint + list * 104729::bigint) % (select count(*) from products)
           < case when list <= $2::int then $3::int else $4::int end
       ) as part`,
      [LISTS, measured, LADDERS_OF_MEASURED, others],
    );
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze price_lists, price_list_rows, price_list_recipients, company_group_members');
  } finally {
    await client.end();
  }
}
