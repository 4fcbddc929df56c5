/** Address of one mail. */
export const mailHref = ({ id }: { id: number }) => `/Administration/Mail?id=${id}`;
