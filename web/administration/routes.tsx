import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { missingRights, type StaffNeed } from '#shop/base/rights/staff-right.ts';
import { STAFF_SCREENS } from './screens.ts';
import type { PageContext } from '../page-context.ts';
import { guardScreen, screensFrom, type ScreenModules } from '../screen.tsx';
import { ErrorPage } from '../shell/error-screen.tsx';

const modules: ScreenModules = import.meta.glob('./**/route.tsx');
const screen = screensFrom(modules, 'administration/');

/** Shows a screen only to staff with its right; others see who can grant it (P1). */
function needing(right: StaffNeed, route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return {
    ...route,
    lazy: async () => {
      const { loader, action, ...screenOf } = await lazy();
      return { ...screenOf, loader: withRight(right, loader), ...(action ? { action: withRight(right, action) } : {}) };
    },
  };
}

type Work = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

function withRight(right: StaffNeed, work: unknown): Work {
  return (args) => {
    const { staffRights } = args.context as PageContext;
    const rights = staffRights === null ? [] : missingRights(right, staffRights); // null: not logged in, which the calls report
    if (rights.length > 0) throw data({ details: { rights } }, { status: 403 });
    return (work as Work)(args);
  };
}

/** A route for each screen, below /Administration (E1). */
const screens: RouteObject[] = STAFF_SCREENS.map(({ path, folder, right }) =>
  needing(right, screen(path.toLowerCase(), 'staff', `administration/${folder}`)),
);

/** The shop itself has pages with these names, so without the prefix they are the shop's (E1). */
const THE_SHOPS_OWN = new Set([
  'company',
  'dashboard',
  'search',
  'my-account',
  'news',
  'manuals',
  'quote',
  'quotes',
  'returns',
  'return',
]);

/** The addresses that also work without the prefix. */
const ALSO_UNPREFIXED = screens.map(({ path }) => path ?? '').filter((path) => !THE_SHOPS_OWN.has(path));

/**
 * The login has no frame; every other screen has the administration's header and menu and requires a staff session.
 * Unprefixed addresses redirect to the canonical ones and keep their query.
 */
export function administrationRoutes(): RouteObject[] {
  return [
    {
      path: '/administration',
      ErrorBoundary: ErrorPage,
      children: [
        {
          index: true,
          ...withoutPath(screen('', 'everyone', 'administration/sign-in')),
        },
        screen('sign-out', 'everyone', 'administration/sign-out'),
        screen('stop-ordering', 'staff', 'administration/stop-ordering'),
        {
          ...withoutPath(screen('', 'staff', 'administration/frame')),
          id: 'administration',
          children: [
            {
              lazy: async () => ({ ErrorBoundary: await errorScreen() }),
              children: [
                ...screens.map((route) => ({ ...route })),
                {
                  path: '*',
                  loader: guardScreen('staff', () => {
                    throw new Response(null, { status: 404 });
                  }),
                  lazy: async () => ({ Component: await errorScreen() }),
                },
              ],
            },
          ],
        },
      ],
    },
    ...ALSO_UNPREFIXED.map((path) => ({
      path: `/${path}`,
      loader: ({ request }: { request: Request }) => {
        const { pathname, search } = new URL(request.url);
        return redirect(`/Administration${pathname}${search}`);
      },
      element: null, // renders nothing, also for a POST
    })),
  ];
}

/** Loaded with the administration, because every buyer loads the route table, but not the staff texts. */
async function errorScreen() {
  return (await import('./frame/staff-error-screen.tsx')).StaffErrorScreen;
}

function withoutPath({ path: _, ...route }: RouteObject): Omit<RouteObject, 'path' | 'children' | 'index'> {
  const { children: _children, index: _index, ...rest } = route;
  return rest;
}
