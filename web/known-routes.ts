import type { RouteObject } from 'react-router';
import { routeTree, type Screens, type Surroundings } from './route-tree.tsx';
import { missing, screenAt, underItsAddress, type ScreenHandle, type ScreenModule } from './screen.tsx';

/** The screen of a page of the shop, as the server names it to the browser. */
export interface FirstScreen extends Pick<ScreenHandle, 'access'> {
  path: string;
  /** Without it: header and footer of the shop. */
  around?: Surroundings;
  /** Where its code lies. */
  file: string;
}

/**
 * What a browser knows of the addresses: with a page comes its own, with a sign that somebody is there (a pointer, a finger, a
 * key) those of the whole shop. The administration's pages have all of them, the administration's too, from the beginning.
 */
export class KnownRoutes {
  readonly #reduced: boolean;
  #screens: Promise<Screens> | undefined;
  #tree: Promise<RouteObject[]> | undefined;

  constructor(reduced: boolean) {
    this.#reduced = reduced;
  }

  /** The tree that the router of this page begins with. */
  async atFirst(screen: FirstScreen | null): Promise<RouteObject[]> {
    if (/^\/administration(\/|$)/i.test(location.pathname)) return (this.#tree = this.#withStaff());
    const screens: Record<Surroundings, RouteObject[]> = { screens: [], alone: [] };
    if (screen !== null) {
      const { path, around = 'screens', access, file } = screen;
      const load = () => import(/* @vite-ignore */ file) as Promise<ScreenModule>;
      screens[around].push(underItsAddress(screenAt(path, { module: file, access }, load)));
    }
    return routeTree(screens);
  }

  /** The shop's screens; what could not be loaded is asked for again. */
  screens(): Promise<Screens> {
    this.#screens ??= import('./shop-routes.tsx').then(
      ({ shopScreens }) => shopScreens(this.#reduced),
      (error: unknown) => {
        this.#screens = this.#tree = undefined;
        return missing(error);
      },
    );
    return this.#screens;
  }

  /** The tree with all of them in it, to find what belongs to an address. */
  tree(): Promise<RouteObject[]> {
    this.#tree ??= this.screens().then(routeTree);
    return this.#tree;
  }

  async #withStaff(): Promise<RouteObject[]> {
    const staff = import('./administration/routes.tsx');
    const { screens, alone } = await this.screens();
    return routeTree({ screens, alone: [...alone, ...(await staff).administrationRoutes()] });
  }
}
