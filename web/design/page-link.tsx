import { type AnchorHTMLAttributes, createContext, use } from 'react';

/** The language prefix of this page's address, '/de', which its links keep (N2). */
export const LinkPrefix = createContext('');

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page of the shop, not of the administration; an external address is unchanged. */
  href: string;
}

/** A link to a page of the shop, in the language of this page's address. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  const prefix = use(LinkPrefix);
  return (
    <a {...rest} href={href.startsWith('/') ? prefix + href : href}>
      {children}
    </a>
  );
}
