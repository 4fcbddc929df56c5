/** Returns whether a path, with or without its query, is the administration's. */
export function isStaffAddress(path: string): boolean {
  return /^\/administration(?:[/?]|$)/i.test(path);
}
