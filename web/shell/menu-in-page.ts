import { CATALOGUE_MENU, type MenuBranch } from './catalogue-menu.tsx';
import type { Shell } from './shell.ts';

type LoaderData = Record<string, unknown>;

// The menu is sent once, as markup, without a copy in the page's data: the server omits it there, and the browser reads
// it from the links. The reduced route set has no catalogue menu (D36), so there it stays in the data.

/** The data of a page without the menu in its markup. */
export function withoutMenu(loaderData: LoaderData): LoaderData {
  const shell = loaderData['storefront'] as Shell | undefined;
  if (shell === undefined || shell.reduced) return loaderData;
  const { menu: _, ...rest } = shell;
  return { ...loaderData, storefront: rest };
}

/** The complete data of a page. */
export function withMenu(loaderData: LoaderData, page: ParentNode): LoaderData {
  const shell = loaderData['storefront'] as Partial<Shell> | undefined;
  if (shell === undefined || shell.menu !== undefined) return loaderData;
  return { ...loaderData, storefront: { ...shell, menu: menuIn(page) } };
}

function menuIn(page: ParentNode): MenuBranch[] {
  return [...page.querySelectorAll<HTMLAnchorElement>(`#${CATALOGUE_MENU} a[data-count]`)].map((link) => {
    const { count, role = null } = link.dataset;
    return {
      guid: guidIn(link, 'p'),
      name: link.textContent,
      role: role as MenuBranch['role'],
      count: Number(count),
      subcategories: [...(link.parentElement?.querySelectorAll<HTMLAnchorElement>(':scope > ul a') ?? [])].map(
        (below) => ({
          guid: guidIn(below, 's'),
          name: below.textContent,
        }),
      ),
    };
  });
}

/** As in the data; links have it in upper case (A6). */
function guidIn({ search }: HTMLAnchorElement, name: 'p' | 's'): string {
  return new URLSearchParams(search).get(name)?.toLowerCase() ?? '';
}
