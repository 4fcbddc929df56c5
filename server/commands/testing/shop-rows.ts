import pg from 'pg';

/** Names of rows of a table in rows of others, since their ids differ from shop to shop. */
const NAMES: Readonly<Record<string, string>> = {
  attributes: 'name',
  categories: 'guid::text',
  companies: 'name',
  company_groups: 'name',
  customers: 'email',
  part_lists: 'name',
  past_orders: 'number',
  press_assemblies: '(select name from press_models where press_models.id = target.model_id) || target.path',
  press_drawings:
    '(select model.name || assembly.path from press_assemblies as assembly join press_models as model on model.id = assembly.model_id where assembly.id = target.assembly_id) || target.revision',
  press_models: 'name',
  price_lists: 'name',
  product_types: 'name',
  product_variants: "family_id || ' ' || details",
  products: "id || ' ' || name",
  subcategories: 'guid::text',
};

/** Columns that say which row it is, or when it was written, in one shop. */
const OF_ONE_SHOP = new Set(['id', 'version', 'created_at', 'updated_at', 'added_at', 'saved_at']);

/** Lists the rows of a table as texts, without what belongs to one shop alone. @param without  further columns that are left out */
export async function rowsOfTable(client: pg.Client, table: string, without: ReadonlySet<string>): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string; target: string | null }>(
    `select column_name as name,
       (select confrelid::regclass::text
        from pg_constraint
        where contype = 'f' and conrelid = to_regclass($1::text) and conkey = array[ordinal_position]::smallint[]
        limit 1) as target
     from information_schema.columns
     where table_schema = 'public' and table_name = $1::text
     order by column_name`,
    [table],
  );
  const kept = columns.filter(
    ({ name }) => !without.has(name) && (!OF_ONE_SHOP.has(name) || (table === 'products' && name === 'id')),
  );
  const cells = kept.map(({ name, target }) => {
    const named = target === null ? undefined : NAMES[target];
    const column = `entry.${pg.escapeIdentifier(name)}`;
    return `'${name}', ${named === undefined ? column : `(select ${named} from ${target} as target where target.id = ${column})`}`;
  });
  const { rows } = await client.query<{ content: string }>(
    `select json_build_object(${cells.join(', ')})::text as content from ${pg.escapeIdentifier(table)} as entry`,
  );
  return rows.map(({ content }) => content).toSorted();
}

/** All tables of the shop. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}
