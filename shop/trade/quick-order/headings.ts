import { foldHeading, HEADINGS } from '../../base/kernel/table-columns.ts';

/** Content of a column; 'other' is ignored, 'unknown' has an unknown heading. */
export type Heading = 'part' | 'width' | 'quantity' | 'other' | 'unknown';

const WORDS = { part: HEADINGS.part, width: HEADINGS.width, quantity: HEADINGS.quantity };

/** Words in a longer heading that identify the ordered quantity: 'PO quantity', 'Menge in Stück'. */
const QUANTITY_WORDS = words(`quantity quantities qty qtys menge mengen bestellmenge anzahl anz stuck stuckzahl
  quantite quantites qte quantita qta cantidad cantidades cant`);

/** Words that identify another quantity: in stock, delivered, minimum, or per pack. */
const OTHER_QUANTITY_WORDS =
  words(`stock available inventory hand min minimum max pack package per delivered shipped received open
  back backordered invoiced reserved last previous lager bestand verfugbar mindest mindestmenge geliefert offen rest pro je verpackung
  vpe letzte disponible livree livrees minimale magasin paquet giacenza consegnata minima existencias entregada minimo`);

/** Words of columns that are not quantities, even if they contain figures. */
const OTHER_WORDS =
  words(`pos position positions line lineno row rowno nr no zeile ligne riga linea posicion posizione poste
  description descriptions bezeichnung beschreibung text descrizione descripcion designation libelle name
  price prices unitprice net gross amount total sum value cost discount vat tax currency preis einzelpreis stuckpreis betrag summe wert
  rabatt mwst netto brutto wahrung prix montant valeur remise tva devise prezzo importo totale sconto iva valuta precio importe descuento
  moneda eur usd gbp euro euros dollars pounds
  date day week year due delivery deliverydate datum termin liefertermin lieferdatum kw tag woche jahr livraison data consegna giorno fecha entrega
  weight gewicht poids peso length lange longueur lunghezza longitud height hohe thickness dicke size
  unit uom me einheit mengeneinheit unite unita unidad
  note notes notiz bemerkung remark remarks comment kommentar remarque nota commento comentario
  serial seriennummer matricola serie machine press maschine macchina maquina
  ean gtin upc barcode hs tariff customer supplier vendor account cost center project kostenstelle projekt order po bestellung auftrag
  commande ordine pedido`);

const HEADING_OF = new Map(
  Object.entries(WORDS).flatMap(([heading, spellings]) =>
    [...words(spellings)].map((word) => [word, heading as 'part' | 'width' | 'quantity'] as const),
  ),
);

/** Meaning of a row of headings for the rows below it. */
export interface Headings {
  /** Content of each column; null: the row only shows the order of part and quantity. */
  columns: readonly Heading[] | null;
  countsFirst: boolean;
  /** A column is a quantity, so a row without a valid one must not count as one piece. */
  hasQuantity: boolean;
}

/** Lines above the headings, such as customer and date of the order. */
const MAX_TITLE_ROWS = 10;

/** The row of headings with its position; null if the first row is an ordinary row. */
export function findHeadings(records: readonly (readonly string[])[]): (Headings & { at: number }) | null {
  const first = headingsIn(records[0] ?? []);
  if (first !== null && first.columns !== null) return { ...first, at: 0 };
  for (const [at, cells] of records.slice(0, MAX_TITLE_ROWS).entries()) {
    const headings = headingsIn(cells);
    if (headings?.columns != null && isTable(headings.columns)) return { ...headings, at };
    if (looksLikeOrderLine(cells)) break;
  }
  return first === null ? null : { ...first, at: 0 };
}

function isTable(columns: readonly Heading[]): boolean {
  return columns.filter((column) => column in WORDS).length > 1;
}

/** Two cells, one of them a quantity: such a row is never skipped as a title. */
function looksLikeOrderLine(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length > 1 && cells.some((cell) => /^\d{1,3}$/.test(cell));
}

/** Null if the row is an ordinary row. In a line without separators the words only show the order. */
export function headingsIn(cells: readonly string[]): Headings | null {
  const isOneCell = cells.length === 1;
  const texts = isOneCell ? (cells[0] ?? '').split(' ') : cells;
  const read = texts.map(headingOf);
  const headings = onlyOneQuantity(read);
  const isKnown = (heading: Heading) => heading in WORDS;
  const isHeading = isOneCell ? headings.every(isKnown) : headings.some(isKnown);
  if (!isHeading) return null;
  const columns = isOneCell || !headings.includes('part') ? null : headings;
  return {
    columns,
    countsFirst: headings[0] === 'quantity',
    hasQuantity: read.some((heading) => heading.endsWith('quantity')),
  };
}

/** Headings that name a quantity: perhaps the ordered one, or another one. */
type Read = Heading | 'perhaps quantity' | 'other quantity';

function headingOf(cell: string): Read {
  // No heading contains a digit: '3 pcs' is a quantity, and 'SKU-1234' a part.
  if (/\d/.test(cell)) return 'unknown';
  const exact = HEADING_OF.get(foldHeading(cell));
  if (exact !== undefined) return exact;
  const withoutUnit = cell.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  const heading = HEADING_OF.get(foldHeading(withoutUnit));
  if (heading !== undefined) return heading;
  const headingWords = withoutUnit.split(/[^\p{L}\p{M}]+/u).map(foldHeading);
  const hasWordOf = (known: ReadonlySet<string>) => headingWords.some((word) => known.has(word));
  if (hasWordOf(QUANTITY_WORDS)) return hasWordOf(OTHER_QUANTITY_WORDS) ? 'other quantity' : 'perhaps quantity';
  return hasWordOf(OTHER_WORDS) ? 'other' : 'unknown';
}

/** Returns whether a heading is neither a column that is read nor one that is known and not used (D55). */
export function isUnknownHeading(cell: string): boolean {
  return headingOf(cell) === 'unknown';
}

/** If several headings may be the quantity, none is used, unless one is unambiguous. */
function onlyOneQuantity(headings: readonly Read[]): Heading[] {
  const perhaps = headings.filter((heading) => heading === 'perhaps quantity').length;
  const meaning: Heading = headings.includes('quantity') ? 'other' : perhaps === 1 ? 'quantity' : 'unknown';
  return headings.map((heading) => {
    if (heading === 'other quantity') return 'other';
    return heading === 'perhaps quantity' ? meaning : heading;
  });
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
