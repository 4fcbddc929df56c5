/** The lists with a status that staff change for many rows at once. */
export const STATUS_SUBJECTS = ['promoCodes', 'customers'] as const;
export type StatusSubject = (typeof STATUS_SUBJECTS)[number];
