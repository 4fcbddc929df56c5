import type { RouteObject } from 'react-router';
import { routeTree, type Surroundings } from './route-tree.tsx';
import { screenAt, underItsAddress, type ScreenHandle, type ScreenModule } from './screen.tsx';

/** The screen of a page of the shop, as the server names it to the browser. */
export interface FirstScreen extends Pick<ScreenHandle, 'access'> {
  path: string;
  /** Without it: header and footer of the shop. */
  around?: Surroundings;
  /** Where its code lies. */
  file: string;
}

/** The tree of routes that a page brings with it: its own alone. */
export function ownRoute(screen: FirstScreen | null): RouteObject[] {
  const screens: Record<Surroundings, RouteObject[]> = { screens: [], alone: [] };
  if (screen !== null) {
    const { path, around = 'screens', access, file } = screen;
    const load = () => import(/* @vite-ignore */ file) as Promise<ScreenModule>;
    screens[around].push(underItsAddress(screenAt(path, { module: file, access }, load)));
  }
  return routeTree(screens);
}
