/** Address for editing a customer; it contains the GUID, like the links in mails (E10). */
export const customerHref = ({ guid }: { guid: string }) => `/Administration/CustomerEdit?id=${guid}`;
