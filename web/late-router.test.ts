import { createMemoryRouter, createStaticRouter, type DataRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { lateRouter } from './late-router.ts';

const routes = [{ path: '/here' }, { path: '/there' }, { path: '/elsewhere' }];

/** A router at rest, and the one that comes for it once it is let. */
function aLateRouter() {
  const awake = createMemoryRouter(routes, { initialEntries: ['/here'] });
  const { promise, resolve } = Promise.withResolvers<DataRouter>();
  const location = { pathname: '/here', search: '', hash: '', state: null, key: 'default', mask: undefined };
  const resting = createStaticRouter(routes, {
    basename: '/',
    location,
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  const load = vi.fn<() => Promise<DataRouter>>(() => promise);
  return { awake, load, come: () => resolve(awake), late: lateRouter(resting, load) };
}

test('nothing is loaded until somebody moves, and then once', async () => {
  const { late, load, come } = aLateRouter();
  late.router.getFetcher('basket');
  expect(load).not.toHaveBeenCalled();
  late.wake();
  late.wake();
  come();
  await late.router.revalidate();
  expect(load).toHaveBeenCalledTimes(1);
});

test('of two ways that wait for it the last one is gone', async () => {
  const { late, awake, come } = aLateRouter();
  const seen: string[] = [];
  late.router.subscribe(({ location }) => seen.push(location.pathname));
  const ways = [late.router.navigate(-1), late.router.navigate('/there'), late.router.navigate('/elsewhere')];
  expect(late.router.state.location.pathname).toBe('/here');
  come();
  await Promise.all(ways);
  expect(late.router.state).toBe(awake.state);
  expect(seen.at(-1)).toBe('/elsewhere');
  expect(seen).not.toContain('/there');
});

test('what components hold while it rests it holds when it comes', async () => {
  const { late, awake, come } = aLateRouter();
  const [held, scrolls] = [vi.spyOn(awake, 'getFetcher'), vi.spyOn(awake, 'enableScrollRestoration')];
  late.router.getFetcher('goes');
  late.router.getFetcher('stays');
  late.router.deleteFetcher('goes');
  late.router.enableScrollRestoration({}, () => 300);
  come();
  await late.router.revalidate();
  expect(held.mock.calls).toEqual([['stays']]);
  expect(scrolls).toHaveBeenCalledTimes(1);
});

test('whoever no longer listens hears nothing', async () => {
  const { late, come } = aLateRouter();
  const hear = vi.fn();
  late.router.subscribe(hear)();
  come();
  await late.router.navigate('/there');
  expect(hear).not.toHaveBeenCalled();
});
