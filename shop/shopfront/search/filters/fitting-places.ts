import { concludeFit, type JudgedPress, judgeRule, type RuleAnswer } from '../../../catalogue/presses/fit.ts';
import type { ListedFit, Places } from './listed-parts.ts';

/** A press of a model, as far as it is known. */
export interface SoughtPress extends JudgedPress {
  modelId: number;
}

/** The parts of a list by whether they fit a press (J2). */
export interface FittingPlaces {
  /** Without a serial number all parts that are stated for the model. */
  fitting: Places;
  /** All places: parts that fit, then those of which it is not known, then those that do not fit; each in the order of the list. */
  inOrder: Places;
}

/**
 * Judges the parts of a list for a press.
 * @param fits all statements about these parts and the press's model
 * @param count number of parts in the list
 */
export function judgePlaces(fits: readonly ListedFit[], press: SoughtPress, count: number): FittingPlaces {
  const answers = new Map<number, RuleAnswer[]>();
  for (const { places, ...rule } of fits) {
    const answer = judgeRule(rule, press);
    for (const place of places) answers.set(place, [...(answers.get(place) ?? []), answer]);
  }
  const all = [...Array(count).keys()];
  const byAnswer = Map.groupBy(all, (place) => concludeFit(answers.get(place) ?? []));
  const { fits: sure = [], 'not-known': open = [], 'does-not-fit': misfits = [] } = Object.fromEntries(byAnswer);
  return {
    fitting: press.serial === '' ? [...answers.keys()].toSorted((a, b) => a - b) : sure,
    inOrder: [...sure, ...open, ...misfits],
  };
}
