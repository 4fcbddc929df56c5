/** Largest number of mails a minute that staff can choose. */
export const MAX_PER_MINUTE = 600;

/** Proposed number: what small mail servers take from one sender. */
export const USUAL_PER_MINUTE = 30;
