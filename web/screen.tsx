import { withoutPrefix } from './language-address.ts';
import type { ComponentType } from 'react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { PageActionArgs, PageArgs } from './page-context.ts';
import { isStaffNoMore, RefusedError } from './page-context.ts';
import { MissingScreenError } from './shell/missing-screen.ts';
import { session } from './session.ts';

/** Exports of a screen's route.tsx, the screen's table of contents. */
export interface ScreenModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  loader?: (args: PageArgs) => unknown;
  action?: (args: PageActionArgs) => unknown;
}

type ScreenAccess = 'everyone' | 'customer' | 'staff';

/** Screen of a route: its folder below web/, by which the build's files are found, and its audience. */
export interface ScreenHandle {
  module: string;
  access: ScreenAccess;
  /** The page has no script: it is kept for reading without a network, where its scripts could not be loaded. */
  hasNoScript?: true;
}

/** Screens by the path of their module, as the bundler finds them. */
export type ScreenModules = Record<string, () => Promise<unknown>>;

/**
 * Makes rows of a route table: address, audience, folder of the screen.
 * @param modules by their paths from the table's file
 * @param place the table's folder below web/, if it is not web/ itself
 */
export function screensFrom(modules: ScreenModules, place = '') {
  return (path: string, access: ScreenAccess, folder: string): RouteObject => {
    const load = modules[`./${folder.slice(place.length)}/route.tsx`] as (() => Promise<ScreenModule>) | undefined;
    if (load === undefined) throw new Error(`The route ${path} names the screen ${folder}, which has no route.tsx.`);
    return screenAt(path, { module: `web/${folder}/route.tsx`, access }, load);
  };
}

/**
 * A route whose screen is loaded with it. Without a session a customer's screen redirects to /login and back, a staff
 * screen to /administration (A1, E1).
 */
export function screenAt(path: string, handle: ScreenHandle, load: () => Promise<ScreenModule>): RouteObject {
  const { access } = handle;
  return {
    path,
    handle,
    shouldRevalidate: isReadAgain,
    lazy: async () => {
      const { Component, ErrorBoundary, loader, action } = await load().catch(missing);
      return {
        Component,
        ...(ErrorBoundary === undefined ? {} : { ErrorBoundary }),
        loader: guardScreen(access, loader ?? (() => null)),
        ...(action === undefined ? {} : { action: guardScreen(access, action) }),
      };
    },
  };
}

/** The route with its address as its id, so that it is the same in a browser with fewer routes. */
export function underItsAddress({ path = '', ...route }: RouteObject): RouteObject {
  return { ...route, path, id: path };
}

/**
 * Reloads the screen after a conflict (409), as happens without script. React Router reloads nothing after a refusal,
 * so that every further attempt would be refused too.
 */
function isReadAgain({ actionStatus, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus === 409 && !bringsWhatIsNow(actionResult));
}

/**
 * Forms that show the stored values in a conflict (`conflict`), and the checkout (`view`), get them in the answer
 * itself.
 */
function bringsWhatIsNow(answer: { conflict?: unknown; view?: unknown } | undefined): boolean {
  return answer?.conflict != null || answer?.view != null;
}

/** Rejects for code that could not be loaded. */
export function missing(cause: unknown): never {
  throw new MissingScreenError(cause);
}

/** Wraps a loader or an action with the common behaviour of routes: access, expired sessions, unknown objects. */
export function guardScreen<Args extends PageArgs | PageActionArgs>(
  access: ScreenAccess,
  work: (args: Args) => unknown,
) {
  return async (given: LoaderFunctionArgs | ActionFunctionArgs) => {
    const args = given as Args;
    if (access === 'customer' && !args.context.signedIn) throw toLogin(args.request);
    if (access === 'staff' && !args.context.staffSignedIn) throw toSignIn(args.request);
    try {
      return await work(access === 'staff' ? { ...args, context: args.context.asStaff() } : args);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { status, code, message, details } = error.refusal;
      if (code === 'session.second-factor-needed') throw redirect('/Administration/My-Account');
      if (status === 401 || (access === 'staff' && isStaffNoMore(code))) throw sessionOver(access, args.request);
      throw data({ message, details }, { status });
    }
  };
}

/** The browser must know it too, otherwise loaders on the way to the login would be refused again and again. */
function sessionOver(access: ScreenAccess, request: Request): Response {
  if (!import.meta.env.SSR) session[access === 'staff' ? 'staffSignedIn' : 'signedIn'] = false;
  return access === 'staff' ? toSignIn(request) : toLogin(request);
}

function toLogin(request: Request): Response {
  return redirect(`/login?${wayBack(request)}`);
}

function toSignIn(request: Request): Response {
  return redirect(`/administration?${wayBack(request)}`);
}

/** Back to the page. Form input is not kept: `unsent` makes the login page say so. */
function wayBack({ url, method }: Request): string {
  const { pathname, search } = new URL(url);
  return `next=${encodeURIComponent(withoutPrefix(pathname) + search)}${method === 'POST' ? '&unsent' : ''}`;
}
