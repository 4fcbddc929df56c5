/** Address of the export of a manager's company (Q5). */
export const COMPANY_EXPORT = '/Company-Data.zip';
