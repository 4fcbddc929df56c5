/** 'DB-0150.3f2a….jpg': the part number for people, and the hash by which a stored picture is found without its file. */
export function pictureName({ name, imageHash }: { name: string; imageHash: string | null }): string {
  if (imageHash === null) return '';
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+/, '') || 'picture'}.${imageHash}.jpg`;
}

/** The hash in such a name, or undefined. */
export function hashInName(name: string): string | undefined {
  return /(?:^|\.)([\da-f]{32})\.jpg$/.exec(name)?.[1];
}
