/** The texts of the administration, in one language (web/administration/staff-text.ts). */
export default Object.assign(
  {},
  ...Object.values(import.meta.glob('./{administration-*,staff-rules}.json', { eager: true, import: 'default' })),
);
