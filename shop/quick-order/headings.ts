/** What a column of a pasted table holds; 'other' is not read. */
export type Heading = 'part' | 'width' | 'quantity' | 'other';

/** How people and their systems head these columns, without signs and accents: English, German, French, Italian, Spanish. */
const WORDS: Readonly<Record<Exclude<Heading, 'other'>, string>> = {
  part: `
    part partno partnumber number item itemno itemnumber article articleno articlenumber sku product productno productnumber
    ownnumber yournumber ournumber material code pn mpn partcode itemcode productcode stockcode
    materialnr materialnummer artikel artikelnr artikelnummer artnr teil teilenr teilenummer bestellnummer nummer
    reference ref codearticle numero codice articolo codicearticolo codigo articulo referencia`,
  width: 'width breite largeur larghezza ancho variant',
  quantity: `
    quantity qty orderquantity orderqty qtyordered pieces pcs units menge anzahl stuck stk bestellmenge
    quantite qte quantita qta cantidad unidades`,
};

const HEADING_OF = new Map(
  Object.entries(WORDS).flatMap(([heading, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, heading as Heading] as const),
  ),
);

/** What a first row says of the rows below it. */
export interface Headings {
  /** What each column holds; null: the row says no more than the order of things. */
  columns: readonly Heading[] | null;
  countsFirst: boolean;
}

/** Null where the first row is a row like the others. Of a line without separators the words say the order alone. */
export function headingsIn(cells: readonly string[]): Headings | null {
  const isOneCell = cells.length === 1;
  const words = isOneCell ? (cells[0] ?? '').split(' ') : cells;
  const headings = words.map((word) => HEADING_OF.get(folded(word)) ?? 'other');
  const isHeading = isOneCell ? !headings.includes('other') : headings.some((heading) => heading !== 'other');
  if (!isHeading) return null;
  const columns = isOneCell || !headings.includes('part') ? null : headings;
  return { columns, countsFirst: headings[0] === 'quantity' };
}

/** No heading has a figure in it: '3 pcs' is a quantity, and 'SKU-1234' a part. */
function folded(cell: string): string {
  if (/\d/.test(cell)) return '';
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
