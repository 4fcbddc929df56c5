/** Returns whether only the server answers this address: the API with its reference page, and all files. */
export function isFileAddress(pathname: string): boolean {
  return /^\/(api(\/|$)|(images|manuals|assets|purchase-orders)\/.)/i.test(pathname) || /\.\w{2,4}$/.test(pathname);
}
