/** Address for editing a customer; it has the guid, as the links of the mails do (E10). */
export const customerHref = ({ guid }: { guid: string }) => `/Administration/CustomerEdit?id=${guid}`;
