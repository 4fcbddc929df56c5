import { message, type RuleMessage } from '../messages/message.ts';

/**
 * Columns that a table from outside may have, each with the headings that name it: lower case, without accents, spaces,
 * digits and punctuation. Reading is strict, because a column that was left out would drop what somebody typed (D55).
 */
export type TableColumns<Name extends string> = Readonly<Record<Name, string>>;

/** Headings of columns that several tables have: English, German, French, Italian, Spanish. */
export const HEADINGS = {
  part: `
    part partno partnumber number item itemno itemnumber article articleno articlenumber sku product productno productnumber
    ownnumber yournumber ournumber material code pn mpn partcode itemcode productcode stockcode
    materialnr materialnummer artikel artikelnr artikelnummer artnr teil teilenr teilenummer bestellnummer nummer
    reference ref codearticle numero codice articolo codicearticolo codigo articulo referencia`,
  width: 'width breite largeur larghezza ancho variant',
  quantity: `
    quantity qty orderquantity orderqty qtyordered pieces pcs units menge anzahl anz stuck stk bestellmenge
    quantite qte quantita qta cantidad cant unidades uds`,
  price: 'price prices unitprice preis preise einzelpreis prix prezzo prezzi precio precios',
  currency: 'currency wahrung devise valuta moneda divisa',
  from: 'from startson validfrom ab gultigab du dal desde',
  text: `
    description text name designation bezeichnung beschreibung libelle descrizione descripcion`,
} as const satisfies TableColumns<string>;

/** A heading as `TableColumns` writes it. */
export function foldHeading(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z]/g, '');
}

/** The cells of a row by the names of their columns; a column that the table lacks has none. */
export type CellsOf<Name extends string> = (cells: readonly string[]) => Readonly<Partial<Record<Name, string>>>;

type Placed<Name extends string> = { cellsOf: CellsOf<Name> } | { refusal: RuleMessage };

/**
 * Reads the headings of a table.
 * @param columns  all that the table may have; those of `ignored` are known, and mean nothing here
 * @param key      without a heading for it the row is no row of headings: null
 * @param rows     the rows below: nothing may be in a column without a heading
 */
export function readHeadings<Name extends string>(
  headings: readonly string[],
  { columns, key, ignored = '' }: { columns: TableColumns<Name>; key: NoInfer<Name>; ignored?: string },
  rows: readonly (readonly string[])[],
): Placed<Name> | null {
  const names = Object.keys(columns) as Name[];
  const nameOf = (heading: string) => names.find((name) => isAmong(columns[name], heading));
  if (!headings.some((heading) => nameOf(heading) === key)) return null;
  const places = new Map<Name, number>();
  const width = Math.max(headings.length, ...rows.map(({ length }) => length));
  for (let at = 0; at < width; at += 1) {
    const heading = (headings[at] ?? '').trim();
    const name = nameOf(heading);
    const isUnused = heading === '' && rows.every((cells) => (cells[at] ?? '').trim() === '');
    if (isUnused || (name === undefined && isAmong(ignored, heading))) continue;
    if (name === undefined) return { refusal: message('rule.table-column', { column: heading || `${at + 1}` }) };
    if (places.has(name)) return { refusal: message('rule.table-column-twice', { column: heading }) };
    places.set(name, at);
  }
  const cellsOf: CellsOf<Name> = (cells) => {
    const found: Partial<Record<Name, string>> = {};
    for (const [name, at] of places) found[name] = cells[at] ?? '';
    return found;
  };
  return { cellsOf };
}

/** No heading contains a digit: 'SKU-1234' is a part. */
function isAmong(headings: string, heading: string): boolean {
  if (/\d/.test(heading)) return false;
  const folded = foldHeading(heading);
  return folded !== '' && headings.trim().split(/\s+/).includes(folded);
}
