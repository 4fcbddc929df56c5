import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { ChosenMachine, JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { Translate } from '../../texts/texts.tsx';

export type PartFit = JudgedParts['parts'][number];
type Rule = PartFit['rules'][number];

/** 'from 2200-100'. */
export function rangeText(
  { fromSerial: from, toSerial: to }: Pick<Rule, 'fromSerial' | 'toSerial'>,
  t: Translate,
): string {
  const range = from === '' ? (to === '' ? 'all' : 'to') : to === '' ? 'from' : 'both';
  return t('fit.range', { range, from, to });
}

/** 'from 2200-100, with UV'. */
export function ruleText(rule: Pick<Rule, 'fromSerial' | 'toSerial' | 'option'>, t: Translate): string {
  const range = rangeText(rule, t);
  return rule.option === '' ? range : `${range}, ${t('fit.option', { option: rule.option })}`;
}

/** 'Fits 2200, from 2200-100: your 2200-140', or why not, or that it is not known. */
export function fitText({ fit, rules }: PartFit, machine: ChosenMachine, t: Translate): string {
  const [press, model] = [machineLabel(machine), machine.modelName];
  const ranges = rules.map((rule) => ruleText(rule, t)).join('; ');
  if (fit === 'fits') {
    const isForAllNumbers = rules.every(
      ({ fromSerial, toSerial, option }) => `${fromSerial}${toSerial}${option}` === '',
    );
    return machine.serial !== '' && isForAllNumbers
      ? t('fit.fits-serial', { model, serial: machine.serial })
      : t('fit.fits', { model, ranges, press });
  }
  if (fit === 'does-not-fit') return t('fit.does-not-fit', { model, ranges, press });
  if (rules.length === 0) return t('fit.not-known', { press });
  const option = optionAsked({ fit, rules }) === undefined ? '' : rules.map((rule) => rule.option).join(', ');
  return option === '' ? t('fit.depends-serial', { model, ranges, press }) : t('fit.depends-option', { press, option });
}

/** The option on which it depends whether a part fits; undefined: it depends on more, or on none. */
export function optionAsked({ fit, rules }: Pick<PartFit, 'fit' | 'rules'>): string | undefined {
  return fit === 'not-known' && rules.every((rule) => rule.option !== '') ? rules[0]?.option : undefined;
}
