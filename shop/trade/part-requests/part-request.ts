/** Reader of a request: the company's purchasing, or the shop's counter, which is asked which part it is. */
export const REQUEST_READERS = ['purchasing', 'counter'] as const;
export type RequestReader = (typeof REQUEST_READERS)[number];

/** Degrees of urgency, most urgent first. */
export const URGENCIES = ['press-stands', 'soon', 'stock'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** States of a request; 'taken': its parts are in a basket of purchasing, or ordered. */
export const PART_REQUEST_STATES = ['open', 'taken', 'answered', 'withdrawn'] as const;
export type PartRequestState = (typeof PART_REQUEST_STATES)[number];

export const REQUEST_TEXT_MAX = 1000;
export const REQUEST_KEY_MAX = 100;
export const MAX_REQUEST_LINES = 100;
export const MAX_REQUEST_PICTURES = 3;

/** Steps that change a request. */
export type PartRequestStep = 'take' | 'answer' | 'withdraw';

const TRANSITIONS: Readonly<Record<PartRequestStep, { from: readonly PartRequestState[]; to: PartRequestState }>> = {
  take: { from: ['open'], to: 'taken' },
  answer: { from: ['open'], to: 'answered' },
  withdraw: { from: ['open'], to: 'withdrawn' },
};

/** State after a step; null: the step is not possible from here. */
export function afterRequestStep(state: PartRequestState, step: PartRequestStep): PartRequestState | null {
  const { from, to } = TRANSITIONS[step];
  return from.includes(state) ? to : null;
}

/** A request can have pictures until somebody has acted on it. */
export function takesRequestPictures(state: PartRequestState): boolean {
  return state === 'open';
}

/** Name of a press as a request keeps it: 'P5-13 2200-140, Press 3'. */
export function pressText(press: { modelName: string; serial: string; machineName: string }): string {
  const { modelName, serial, machineName } = press;
  const isNamed = serial.toLowerCase().startsWith(modelName.toLowerCase()); // '2200-140' of the model 2200
  return [isNamed ? serial : `${modelName} ${serial}`.trim(), machineName].filter((word) => word !== '').join(', ');
}
