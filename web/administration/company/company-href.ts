/** Address of a company's screen (H7). */
export const companyHref = ({ companyId }: { companyId: number }) => `/Administration/Company?id=${companyId}`;

/** Address at which an order for a member starts (H7). */
export const orderForHref = ({ companyId, id }: { companyId: number; id: number }) =>
  `/Administration/Company?id=${companyId}&for=${id}#order-for`;
