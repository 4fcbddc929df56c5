/** What a page's data is made of. */
type Json = unknown;
type Row = Readonly<Record<string, Json>>;

/** Marks a list that is written by columns; no answer of ours has a field of this name. */
const COUNT = '#rows';
/** Marks a column that says the same in each row. */
const ALWAYS = '#always';

/**
 * The data of a page as it is written into it: a list whose rows have the same fields names them once, and says once what is the same
 * in all. It is a third of a page of parts otherwise, and nobody reads it but the script.
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
  const columns = fieldsOf(rows[0] ?? {}).map((field) => [field, column(rows.map((row) => row[field]))]);
  return { [COUNT]: rows.length, ...Object.fromEntries(columns) };
}

function column(values: readonly Json[]): Json {
  const [first] = values;
  const isSame = (typeof first !== 'object' || first === null) && values.every((value) => value === first);
  return isSame ? { [ALWAYS]: first } : packed(values);
}

/** What `packed` was given. */
export function unpacked(data: Json): Json {
  if (Array.isArray(data)) return data.map(unpacked);
  if (!isRow(data)) return data;
  const { [COUNT]: count, ...columns } = data;
  const fields = Object.entries(columns);
  if (typeof count !== 'number') return Object.fromEntries(fields.map(([field, value]) => [field, unpacked(value)]));
  const read = fields.map(([field, values]) => [field, reader(values)] as const);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(read.map(([field, valueAt]) => [field, valueAt(at)])),
  );
}

function reader(values: Json): (at: number) => Json {
  if (isRow(values) && ALWAYS in values) return () => values[ALWAYS];
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
