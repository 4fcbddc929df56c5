/** Papers for which the shop has a logo: the light one is printed too; without a dark one, the light one is shown. */
export const LOGO_KINDS = ['light', 'dark'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

/** A logo as pages refer to it. */
export interface Logo {
  /** Of its content, so that its address can be cached for ever. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Address of the light logo in mails, to which it is attached: mail programs load no pictures of other servers. */
export const LOGO_IN_MAILS = 'cid:shop-logo';

/** Address of a logo. */
export function logoUrl(kind: LogoKind, { hash }: Pick<Logo, 'hash'>): string {
  return `/look/${kind}-${hash}.png`;
}
