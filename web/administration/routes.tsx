import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { guarded, screen } from '../screen.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';

/** The administration's route table; each address stands below /Administration (E1). */
const screens: RouteObject[] = [
  screen('dashboard', 'staff', 'administration/dashboard'),
  screen('products', 'staff', 'administration/products'),
  screen('productedit', 'staff', 'administration/product-edit'),
];

/** The addresses that are also written without the prefix, as far as no page of the shop has them. */
const ALSO_UNPREFIXED = screens.map(({ path }) => path ?? '').filter((path) => path !== 'dashboard');

/**
 * Sign-in stands alone; every other screen has the administration's own header and menu and needs the staff session. The
 * unprefixed spellings lead to the canonical ones, their query kept.
 */
export function administrationRoutes(): RouteObject[] {
  return [
    {
      path: '/administration',
      ErrorBoundary: ErrorScreen,
      children: [
        {
          index: true,
          ...withoutPath(screen('', 'everyone', 'administration/sign-in')),
        },
        screen('sign-out', 'everyone', 'administration/sign-out'),
        {
          ...withoutPath(screen('', 'staff', 'administration/frame')),
          id: 'administration',
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                ...screens.map((route) => ({ ...route })),
                {
                  path: '*',
                  loader: guarded('staff', () => {
                    throw new Response(null, { status: 404 });
                  }),
                  Component: ErrorScreen,
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
    })),
  ];
}

function withoutPath({ path: _, ...route }: RouteObject): Omit<RouteObject, 'path' | 'children' | 'index'> {
  const { children: _children, index: _index, ...rest } = route;
  return rest;
}
