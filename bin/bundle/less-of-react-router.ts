import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What tools would ask for who watch a router at work; nobody does in a buyer's browser. */
const NOTHING_TO_WATCH = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = null;
`;

/** What the rest of React Router takes from the module of its router: constants, and one question. */
const TAKEN_FROM_ROUTER = ['IDLE_NAVIGATION', 'IDLE_FETCHER', 'IDLE_BLOCKER', 'clientErrors', 'hasInvalidProtocol'];
const SAID_OF_ROUTER =
  /^(?:const (?:IDLE_\w+|clientErrors|invalidProtocols) = [^;]*;|function hasInvalidProtocol\([\s\S]*?\n\})$/gm;
const ROUTER_ITSELF = /[/\\]lib[/\\]router[/\\]router\.js$/;
/** The module that says it instead, from the text of the router's own. */
const BESIDE_ROUTER = '\0node_modules/react-router/beside-router.js';

function besideRouter(router: string): string {
  return `${router.match(SAID_OF_ROUTER)?.join('\n')}\nexport { ${TAKEN_FROM_ROUTER.join(', ')} };`;
}

function routerWithoutThat(router: string): string {
  return `import { ${TAKEN_FROM_ROUTER.join(', ')} } from '${BESIDE_ROUTER}';\n${router.replace(SAID_OF_ROUTER, '')}`;
}

/** A module that takes no more of the router than that: who makes one asks for it by its name (`UNSAFE_createRouter`). */
function withoutRouter(code: string): string {
  return code.replace(/^import \{ ([^}]*) \} from "[^"]*\/router\.js";$/m, (_, list: string) => {
    const taken = list.split(', ').filter((name) => TAKEN_FROM_ROUTER.includes(name));
    return taken.length === 0 ? '' : `import { ${taken.join(', ')} } from '${BESIDE_ROUTER}';`;
  });
}

/**
 * Keeps out of a page's first scripts what it does not need of React Router: the router itself, which its components hold on to for a few
 * constants; a component that is given a name for a developer's tools, and all that it fetches ahead; what lets tools watch a router.
 */
export function lessOfReactRouter(): Plugin {
  const found = { names: 0, makers: 0, watchers: 0, routers: 0 };
  return {
    name: 'less-of-react-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /beside-router\.js$/ }, handler: (id) => (id === BESIDE_ROUTER ? id : null) },
    load: {
      filter: { id: /beside-router\.js$/ },
      async handler() {
        const index = (await this.resolve('react-router'))?.id ?? '';
        return besideRouter(await readFile(path.join(path.dirname(index), 'lib/router/router.js'), 'utf8'));
      },
    },
    transform: {
      filter: { id: /node_modules[/\\]react-router[^/\\]*[/\\].*[/\\]/ },
      handler: (code, id) => {
        if (/[/\\]router[/\\]instrumentation\.js$/.test(id)) {
          found.watchers += 1;
          return { code: NOTHING_TO_WATCH, map: null };
        }
        if (ROUTER_ITSELF.test(id)) {
          found.routers += 1;
          return { code: routerWithoutThat(code), map: null };
        }
        const nameless = (/[/\\]index\.js$/.test(id) ? code : withoutRouter(code))
          .replace(/^\w+\.displayName = .*;$/gm, () => {
            found.names += 1;
            return '';
          })
          .replace(/ = React\$1\.(?:createContext|forwardRef|memo)\(/g, (made) => {
            found.makers += 1;
            return made.replace('=', '= /* @__PURE__ */');
          });
        return { code: nameless, map: null };
      },
    },
    // A version that writes them otherwise would bring all of it back, and nobody would hear of it.
    buildEnd(error) {
      if (error === undefined && Object.values(found).includes(0))
        throw new Error('bin/bundle: React Router is written otherwise now: mend lessOfReactRouter().');
    },
  };
}
