/** Whose session, second factor or passkey it is: a customer's or a member of staff's, never both. */
export type AccountOwner = { customerId: number } | { staffId: number };
