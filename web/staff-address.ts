/** Returns whether a path, with or without its query, belongs to the administration. */
export function isStaffAddress(path: string): boolean {
  return /^\/administration(?:[/?]|$)/i.test(path);
}
