/** A code of a label: a part of this shop, or the number on the label. */
export type LabelCode =
  | { kind: 'part'; productId: number; variantId: number | null; quantity: string }
  | { kind: 'number'; number: string };

const MAX_NUMBER_LENGTH = 100;

/**
 * Reads the text of a QR code or bar code. A shelf label has the address of its part, its width and its quantity (G4); any other
 * address is none of ours, and null. Everything else is a part number.
 */
export function labelCodeIn(text: string): LabelCode | null {
  const code = text.trim();
  if (!URL.canParse(code) || !/^https?:/i.test(code))
    return code === '' || code.length > MAX_NUMBER_LENGTH ? null : { kind: 'number', number: code };
  const { pathname, searchParams } = new URL(code);
  const productId = idIn(searchParams.get('id'));
  if (!/\/product\/?$/i.test(pathname) || productId === null) return null;
  const quantity = searchParams.get('quantity') ?? '';
  return {
    kind: 'part',
    productId,
    variantId: idIn(searchParams.get('variantId')),
    quantity: /^[1-9]\d{0,2}$/.test(quantity) ? quantity : '',
  };
}

/** The page that the label of a press leads to, always in this shop; null: it is no such label (J6). */
export function pressLabelIn(text: string): string | null {
  const code = text.trim();
  if (!URL.canParse(code)) return null;
  const [, token] = /^(?:\/[a-z]{2})?\/Press\/([\w-]{1,100})$/i.exec(new URL(code).pathname) ?? [];
  return token === undefined ? null : `/Press/${token}`;
}

function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
