/** Where one mail is read. */
export const mailHref = ({ id }: { id: number }) => `/Administration/Mail?id=${id}`;
