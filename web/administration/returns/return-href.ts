/** Where one return is decided. */
export const returnHref = ({ returnId }: { returnId: number }) => `/Administration/Return?id=${returnId}`;
