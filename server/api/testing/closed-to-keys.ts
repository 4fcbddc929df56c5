/** Calls that no key can make (M1), by their keys, with the reasons. */
export const CLOSED_TO_KEYS: readonly (readonly [call: RegExp, reason: string])[] = [
  [/ \/(?:Blog)?User\//, 'people log in, register, and change their accounts, passwords and second factors themselves'],
  [/ \/User$| \/Activate\/gr$| \/Email\/Post$/, 'a person registers, is authorised by a person, or resets a password'],
  [/ \/Webhook\//, 'a key that tells strangers of changes could not be revoked'],
  [/ \/Key\//, 'a key that makes keys could not be revoked'],
  [/ \/Company\//, 'members, invitations, rules of a company and orders for a member are decisions of people'],
  [/ \/Privacy\//, 'copies and erasures of personal data are requests of people'],
  [/ \/Legal\//, 'people publish terms and agree to them'],
  [/ \/Approval\//, 'a person approves an order'],
  [/ \/Mailing?\/| \/Mail\/|ResendSaleMail$/, 'consents and mails to people'],
  [/ \/Audit\/| \/Administration\/| \/StatusChange\//, 'colleagues read, undo and delete changes'],
  [/ \/Redirect\w*\/| \/Settings\/| \/Tax\/| \/Carrier\/| \/Job\//, 'the owner changes how the shop works'],
  [/ \/ListView\/| \/Search\/| \/Press\/\w*Choose\w*| \/Press\/GetChosen/, 'what a person sees or chose on screens'],
  [/ \/(?:News|HomePageImage|MediaImage|Manual)\//i, 'editors write content for people'],
  [/ \/Shop\/GetNotices$/, 'notices on screens'],
  [/ \/Press\//, 'drawings, models and labels are made on screens'],
  [/ \/PriceUpdate\/|RemoveCompanyGroup$/, 'prices of many parts change after a person has read the proposal'],
];
