import type { ChosenMachine } from './answers.ts';

/** Name of a press in a sentence: its serial number, otherwise its company's name for it, otherwise its model. */
export function machineLabel({
  serial,
  machineName,
  modelName,
}: Pick<ChosenMachine, 'serial' | 'machineName' | 'modelName'>): string {
  return [serial, machineName, modelName].find((word) => word !== '') ?? '';
}
