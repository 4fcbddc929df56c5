/** Where all of a company is (H7). */
export const companyHref = ({ companyId }: { companyId: number }) => `/Administration/Company?id=${companyId}`;

/** Where an order in the member's name begins (H7). */
export const orderForHref = ({ companyId, id }: { companyId: number; id: number }) =>
  `/Administration/Company?id=${companyId}&for=${id}#order-for`;
