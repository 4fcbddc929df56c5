import type { RouteObject } from 'react-router';
import { screensFrom, type ScreenModules, underItsAddress } from '../screen.tsx';

const modules: ScreenModules = import.meta.glob('./**/route.tsx');
const screen = screensFrom(modules, 'copies/');

/**
 * Pages that a browser keeps for reading without a network (J4, J6): without header, footer and script. Only the server knows them; a
 * browser loads them as documents.
 */
export function copyRoutes(): RouteObject[] {
  return [
    screen('/Presses/:model/:assembly/Copy', 'customer', 'copies/drawing'),
    screen('/Manuals/:manual/Copy', 'customer', 'copies/manual'),
  ].map((route) => underItsAddress({ ...route, handle: { ...route.handle, hasNoScript: true } }));
}
