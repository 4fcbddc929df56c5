/** Why an endpoint is off: by a person, by its answer 410, or because nothing could be delivered. */
export const OFF_REASONS = ['person', 'gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** State of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const;

/** Maximum length of an address. */
export const URL_MAX = 500;
/** Maximum length of a description. */
export const DESCRIPTION_MAX = 100;
