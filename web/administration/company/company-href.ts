/** Where all of a company is (H7). */
export const companyHref = ({ companyId }: { companyId: number }) => `/Administration/Company?id=${companyId}`;
