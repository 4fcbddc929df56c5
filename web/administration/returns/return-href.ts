/** Address of a return. */
export const returnHref = ({ returnId }: { returnId: number }) => `/Administration/Return?id=${returnId}`;
