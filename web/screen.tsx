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
import { KEPT_FORM, keptForm } from './kept-form.ts';
import { MissingScreenError } from './shell/missing-screen.ts';
import { session } from './session.ts';

/** What a screen's route.tsx exports: a table of contents of the screen. */
export interface ScreenModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  loader?: (args: PageArgs) => unknown;
  action?: (args: PageActionArgs) => unknown;
  /** Where a form that met the end of its session leads back to; without it to the address that it was sent to. */
  wayBack?: (form: FormData, sentTo: URL) => string;
}

type ScreenAccess = 'everyone' | 'customer' | 'staff';

/** Which screen a route shows: its folder below web/, by which the build's files are found; and to whom. */
export interface ScreenHandle {
  module: string;
  access: ScreenAccess;
}

/** Screens by the address of their module, as the bundler finds them. */
export type ScreenModules = Record<string, () => Promise<unknown>>;

/**
 * Makes rows of a route table: the address, who may open it, the folder of its screen.
 * @param modules  by their addresses from where the table stands
 * @param place    that folder below web/, where it is not web/ itself
 */
export function screensFrom(modules: ScreenModules, place = '') {
  return (path: string, access: ScreenAccess, folder: string): RouteObject => {
    const load = modules[`./${folder.slice(place.length)}/route.tsx`] as (() => Promise<ScreenModule>) | undefined;
    if (load === undefined) throw new Error(`The route ${path} names the screen ${folder}, which has no route.tsx.`);
    return screenAt(path, { module: `web/${folder}/route.tsx`, access }, load);
  };
}

/**
 * A route whose screen's code is loaded with it. Without a session a customer's screen leads to /login and back, a staff screen to
 * /administration (A1, E1).
 */
export function screenAt(path: string, handle: ScreenHandle, load: () => Promise<ScreenModule>): RouteObject {
  const { access } = handle;
  return {
    path,
    handle,
    shouldRevalidate: isReadAgain,
    lazy: async () => {
      const { Component, ErrorBoundary, loader, action, wayBack } = await load().catch(missing);
      return {
        Component,
        ...(ErrorBoundary === undefined ? {} : { ErrorBoundary }),
        loader: guarded(access, loader ?? (() => null)),
        ...(action === undefined ? {} : { action: guarded(access, action, wayBack) }),
      };
    },
  };
}

/** The route with its address as its id: a browser knows it as the same, whichever others it knows. */
export function underItsAddress({ path = '', ...route }: RouteObject): RouteObject {
  return { ...route, path, id: path };
}

/**
 * What a conflict says (409) is that the screen is old: it is read again, as it is without script. React Router reads nothing again after
 * a refusal, so that a press on what has changed would be refused for ever.
 */
function isReadAgain({ actionStatus, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus === 409 && !bringsWhatIsNow(actionResult));
}

/** Forms that show what is stored now beside what was typed (`conflict`), and the checkout (`view`), have it from the answer itself. */
function bringsWhatIsNow(answer: { conflict?: unknown; view?: unknown } | undefined): boolean {
  return answer?.conflict != null || answer?.view != null;
}

/** For code that could not be loaded. */
export function missing(cause: unknown): never {
  throw new MissingScreenError(cause);
}

/** Wraps a loader or an action with what every route does the same way: access, lost sessions, unknown things. */
export function guarded<Args extends PageArgs | PageActionArgs>(
  access: ScreenAccess,
  work: (args: Args) => unknown,
  wayBack?: ScreenModule['wayBack'],
) {
  return async (given: LoaderFunctionArgs | ActionFunctionArgs) => {
    const args = given as unknown as Args;
    const sent = wayBack === undefined ? null : args.request.clone(); // the work reads the form itself
    const back = async () => {
      const form = (await sent?.formData().catch(() => null)) ?? null; // null too: nothing that a form of the page sends
      return (form === null ? undefined : wayBack?.(form, new URL(args.request.url))) ?? pathOf(args.request);
    };
    if (access === 'customer' && !args.context.signedIn) throw toLogin(await back());
    if (access === 'staff' && !args.context.staffSignedIn) throw toSignIn(pathOf(args.request));
    if (access === 'staff') {
      const kept = await keptForm(args.request);
      if (kept !== null) return broughtBack(kept);
    }
    try {
      return await work(access === 'staff' ? { ...args, context: args.context.asStaff() } : args);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { status, code, message } = error.refusal;
      if (code === 'session.second-factor-needed') throw redirect('/Administration/My-Account');
      if (status === 401 || (access === 'staff' && isStaffNoMore(code))) throw sessionOver(access, await back());
      throw data({ message }, { status });
    }
  };
}

/** What a form is drawn with that comes back from the sign-in: as it was typed, with nothing saved. */
function broughtBack(form: FormData) {
  const values = Object.fromEntries([...form].filter(([name]) => name !== KEPT_FORM));
  return { saved: false, form: values['form'], values, errors: {}, notice: null, conflict: null, isKept: true };
}

/** The browser must know it too: whatever is loaded on the way to the login would be refused again, for ever. */
function sessionOver(access: ScreenAccess, back: string): Response {
  if (!import.meta.env.SSR) session[access === 'staff' ? 'staffSignedIn' : 'signedIn'] = false;
  return access === 'staff' ? toSignIn(back) : toLogin(back);
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

// A form that was posted without a session can't be posted again by following a link: back to the page it was on.
function toLogin(back: string): Response {
  return redirect(`/login?next=${encodeURIComponent(back)}`);
}

function toSignIn(back: string): Response {
  return redirect(`/administration?next=${encodeURIComponent(back)}`);
}
