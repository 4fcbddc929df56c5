/** What a page's data is made of. */
type Json = unknown;
type Row = Readonly<Record<string, Json>>;

/** Marks a list that is written by columns: how many rows it has. No answer of ours has a field of these names. */
const COUNT = '#rows';
/** Marks a column that says the same in each row. */
const ALWAYS = '#all';
/** Marks a column that says what another one said before. */
const LIKE = '#like';

/**
 * The data of a page as it is written into it: a list whose rows have the same fields names them once, and says once what is the same
 * in all, or in two of its columns. It is a third of a page of parts otherwise, and nobody reads it but the script.
 */
export function packed(data: Json): Json {
  if (Array.isArray(data)) {
    const list: readonly Json[] = data;
    return isTable(list) ? byColumns(list) : list.map(packed);
  }
  if (!isRow(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, packed(value)]));
}

function byColumns(rows: readonly Row[]): Row {
  const told: (readonly [field: string, values: readonly Json[]])[] = [];
  const columns = fieldsOf(rows[0] ?? {}).map((field) => {
    const values = rows.map((row) => row[field]);
    const [first] = values;
    if (isPlain(first) && values.every((value) => value === first)) return [field, { [ALWAYS]: first }];
    const [like] = told.find(([, others]) => values.every((value, at) => isPlain(value) && value === others[at])) ?? [];
    if (like !== undefined) return [field, { [LIKE]: like }];
    told.push([field, values]);
    return [field, packed(values)];
  });
  return { [COUNT]: rows.length, ...Object.fromEntries(columns) };
}

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

/** What `packed` was given. */
export function unpacked(data: Json): Json {
  if (Array.isArray(data)) return data.map(unpacked);
  if (!isRow(data)) return data;
  const { [COUNT]: count, ...columns } = data;
  const fields = Object.entries(columns);
  if (typeof count !== 'number') return Object.fromEntries(fields.map(([field, value]) => [field, unpacked(value)]));
  const read = fields.map(([field, values]) => [field, reader(values, columns)] as const);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(read.map(([field, valueAt]) => [field, valueAt(at)])),
  );
}

function reader(values: Json, columns: Row): (at: number) => Json {
  if (isRow(values) && ALWAYS in values) return () => values[ALWAYS];
  if (isRow(values) && LIKE in values) return reader(columns[String(values[LIKE])], columns);
  const rows = unpacked(values) as readonly Json[];
  return (at) => rows[at];
}

function isTable(list: readonly Json[]): list is readonly Row[] {
  const [first] = list;
  if (list.length < 2 || !isRow(first)) return false;
  const fields = fieldsOf(first);
  const isAlike = (row: Json) =>
    isRow(row) && fieldsOf(row).length === fields.length && fields.every((field) => row[field] !== undefined);
  return fields.length > 0 && list.every(isAlike);
}

function isRow(value: Json): value is Row {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** JSON knows nothing of a field that is undefined. */
function fieldsOf(row: Row): string[] {
  return Object.keys(row).filter((field) => row[field] !== undefined);
}
