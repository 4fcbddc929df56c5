import { isInRange, plainSerial, type SerialRange } from './serial.ts';

/** A range of serial numbers for which something is stated about a model. */
export interface ModelRange extends SerialRange {
  modelId: number;
  modelName: string;
}

/**
 * Finds the models that a serial number may belong to (J6): those whose name it begins with, as 2200-140 does; otherwise those with a range
 * that holds it and whose ends begin as it does, P5-0142 as P5-0100.
 */
export function modelsOfSerial<Model extends ModelRange>(serial: string, ranges: readonly Model[]): Model[] {
  const begin = beginOf(serial);
  const named = ranges.filter(({ modelName }) => modelName.toUpperCase() === begin);
  const held = ranges.filter(
    (range) =>
      isInRange(serial, range) &&
      [range.fromSerial, range.toSerial].some((end) => end !== '' && beginOf(end) === begin),
  );
  const found = named.length > 0 ? named : held;
  return found.filter(({ modelId }, index) => found.findIndex((other) => other.modelId === modelId) === index);
}

/** The first word of a serial number: P5 of P5-0142. */
function beginOf(serial: string): string {
  return /^[0-9A-Z]+/.exec(plainSerial(serial))?.[0] ?? '';
}
