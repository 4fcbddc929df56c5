import { type ChosenMachine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { machineTitle } from './machine-name.ts';

/** The press that a line of the basket is for; empty: none. */
export interface MachineMark {
  serial: string;
  machine: string;
}

/** The longest mark of a line (D11). */
const MAX_MARK = 50;

/** The mark of a line for a press. */
export function markOf(machine: Pick<ChosenMachine, 'serial' | 'machineName' | 'modelName'>): MachineMark {
  const name = machine.machineName === '' ? machine.modelName : machineTitle({ ...machine, serial: '' });
  return { serial: machine.serial, machine: name.slice(0, MAX_MARK) };
}

/**
 * Reads which of these parts are for a press, or for the member's chosen one: all but those that are known not to fit it. A refusal means none, because
 * the mark is a help and never a reason not to buy.
 */
export async function readMarks(
  context: Pick<PageContext, 'ask' | 'signedIn'>,
  productIds: readonly number[],
  machineId?: number,
): Promise<(productId: number) => Partial<MachineMark>> {
  if (!context.signedIn || productIds.length === 0) return () => ({});
  const marks = new Map<number, MachineMark>();
  for (let from = 0; from < productIds.length; from += PARTS_A_CALL) {
    const asked = await context.ask(pressPaths.judge, {
      parts: productIds.slice(from, from + PARTS_A_CALL).join(','),
      ...(machineId === undefined ? {} : { machineId }),
    });
    if (!asked.ok || asked.output.machine === null) return () => ({});
    const { machine, parts } = asked.output;
    const mark = markOf(machine);
    for (const { productId, fit } of parts) if (fit !== 'does-not-fit') marks.set(productId, mark);
  }
  return (productId) => marks.get(productId) ?? {};
}

/** Fills the member's chosen press into the lines that name no press. */
export async function markLines<Line extends { productId: number } & Partial<MachineMark>>(
  context: Pick<PageContext, 'ask' | 'signedIn'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const isOpen = ({ serial = '', machine = '' }: Line) => serial === '' && machine === '';
  const markOf = await readMarks(
    context,
    lines.filter(isOpen).map(({ productId }) => productId),
  );
  return lines.map((line) => (isOpen(line) ? { ...line, ...markOf(line.productId) } : line));
}

const PARTS_A_CALL = 200;
