import { MAX_SERIAL_LENGTH, SERIAL } from '#shop/catalogue/presses/serial.ts';
import { pressPaths, type SerialMatch } from '#shop/catalogue/presses/paths.ts';
import { quickOrderPaths } from '#shop/trade/quick-order/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { productAddress } from '../../catalogue/addresses.ts';
import { labelCodeIn, pressLabelIn } from '../../quick-order/label-code.ts';
import { machineAddress } from '../machine-name.ts';

/** The page that a code leads to; otherwise the models of its serial number, if several have it. */
type Found = { address: string } | { models: SerialMatch['models'] };

/**
 * Finds the page of a code: the label of a press or a shelf, the serial number of an own press, a part number. A serial number of no
 * own press leads to the form that adds one.
 */
export async function findScanned(context: PageContext, code: string): Promise<Found> {
  const press = pressLabelIn(code);
  if (press !== null) return { address: press };
  const label = labelCodeIn(code);
  if (label === null) return { models: [] };
  if (label.kind === 'part') return { address: partAddress(label) };
  const serial = await findSerial(context, label.number);
  const [own] = serial.machines;
  if (own !== undefined && serial.machines.length === 1) return { address: machineAddress(own.machineId) };
  const { rows } = await context.call(quickOrderPaths.check, {
    rows: [{ part: label.number, width: '', quantity: '' }],
  });
  const product = rows[0]?.isBeginning === false ? rows[0].product : null;
  if (product !== null) return { address: productAddress({ id: product.productId, name: product.productName }) };
  const [model] = serial.models;
  if (model !== undefined && serial.models.length === 1) return { address: addAddress(label.number, model.modelId) };
  return { models: serial.models };
}

function partAddress({ productId, variantId }: { productId: number; variantId: number | null }): string {
  return `/product?id=${productId}${variantId === null ? '' : `&variantId=${variantId}`}`;
}

async function findSerial(context: PageContext, serial: string): Promise<SerialMatch> {
  if (!SERIAL.test(serial) || serial.length > MAX_SERIAL_LENGTH) return { machines: [], models: [] };
  return context.call(pressPaths.bySerial, { serial });
}

/** The form that adds a press with this serial number. */
export function addAddress(serial: string, modelId?: number): string {
  const query = new URLSearchParams({ serial, ...(modelId === undefined ? {} : { model: String(modelId) }) });
  return `/My-Presses?${query.toString()}#add-press`;
}
