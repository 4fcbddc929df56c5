import type { Refusal } from '#shop/base/operations/call-result.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import type { PageContext } from '../../page-context.ts';

const ANSWER = /^(yes|no):([1-9]\d{0,8}):(.{1,60})$/;

/** Stores the answer of a form whether a press has an option, as 'yes:3:UV' (J3); null: it is stored. */
export async function answerOption(form: FormData, context: PageContext): Promise<Refusal | null> {
  const [, has, machineId, option = ''] = ANSWER.exec(String(form.get('pressOption'))) ?? [];
  const machine = await context.call(pressPaths.machine, { machineId: Number(machineId ?? 0) });
  const { modelId, serial, machineName, place, notes, version } = machine;
  const [options, missingOptions] = [machine.options ?? [], machine.missingOptions].map((names) =>
    names.filter((name) => name !== option),
  );
  (has === 'yes' ? options : missingOptions)?.push(option);
  const draft = { machineId: machine.machineId, modelId, serial, machineName, place, notes, version };
  const asked = await context.askOnce(form, pressPaths.saveMachine, { ...draft, options, missingOptions });
  return asked.ok ? null : asked.refusal;
}
