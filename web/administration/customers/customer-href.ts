/** Where a customer is edited; the guid stands in the address, as in the links of the mails (E10). */
export const customerHref = ({ guid }: { guid: string }) => `/Administration/CustomerEdit?id=${guid}`;
