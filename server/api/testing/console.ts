/** One command of a console block in a document, with its output. */
export interface Command {
  line: string;
  printed: string;
}

/** The commands of all ```console blocks; a trailing backslash continues a line. */
export function commandsIn(markdown: string): Command[] {
  const blocks = [...markdown.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const [line = '', ...printed] = text.split('\n');
        return { line, printed: printed.join('\n').trim() };
      }),
  );
}

/** The commands of all ```sh blocks, which can be copied as they are; a comment below a command is its output. */
export function scriptIn(markdown: string): Command[] {
  const blocks = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.replaceAll(/\\\n\s*/g, '').split('\n')).filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    if (line.startsWith('# ')) return [];
    const below = lines[at + 1] ?? '';
    return [{ line, printed: below.startsWith('# ') ? below.slice(2) : '…' }];
  });
}

export type Variables = Map<string, string>;

/** Commands used in our documents: NAME=value, NAME=$(curl … | jq -r path), curl …, echo …. */
export type ConsoleStep =
  | { kind: 'set'; name: string; value: string }
  | { kind: 'ask'; request: CurlRequest; keep: { name: string; path: string } | null }
  | { kind: 'echo'; text: string };

export interface CurlRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** @throws {Error} an unknown command */
export function readCommand(line: string, variables: Variables): ConsoleStep {
  const [, kept, asked, path = ''] = /^(\w+)=\$\((curl .*) \| jq -r (\S+)\)$/.exec(line) ?? [];
  if (kept !== undefined && asked !== undefined)
    return { kind: 'ask', request: curl(asked, variables), keep: { name: kept, path: path.replaceAll("'", '') } };
  if (line.startsWith('curl ')) return { kind: 'ask', request: curl(line, variables), keep: null };
  const [, name, value] = /^(\w+)=(\S*)$/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) return { kind: 'set', name, value };
  if (line.startsWith('echo ')) return { kind: 'echo', text: words(line, variables).slice(1).join(' ') };
  throw new Error(`This test cannot run the command: ${line}`);
}

function curl(line: string, variables: Variables): CurlRequest {
  const [, ...given] = words(line, variables);
  const request: CurlRequest = { method: 'GET', url: '', headers: {}, body: undefined };
  for (let word = given.shift(); word !== undefined; word = given.shift()) {
    if (word === '-s') continue;
    if (word === '-H') {
      const [name = '', value = ''] = (given.shift() ?? '').split(': ');
      request.headers[name.toLowerCase()] = value;
    } else if (word === '--json') {
      Object.assign(request, { method: 'POST', body: given.shift() });
      request.headers['content-type'] = 'application/json';
    } else if (word.startsWith('-')) throw new Error(`This test does not know the curl option: ${word}`);
    else request.url = word;
  }
  return request;
}

const PIECE = /'([^']*)'|"([^"]*)"|([^\s'"]+)|(\s+)/g;

/** Splits like a shell: single quotes are literal, elsewhere $NAME is replaced by its value. */
function words(line: string, variables: Variables): string[] {
  const filled = (text: string) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = variables.get(name);
      if (value === undefined) throw new Error(`$${name} was never set`);
      return value;
    });
  const done = [''];
  for (const [, literal, quoted, bare, blank] of line.matchAll(PIECE)) {
    if (blank !== undefined) done.push('');
    else done.push(`${done.pop() ?? ''}${literal ?? filled(quoted ?? bare ?? '')}`);
  }
  return done;
}

/** Result of jq -r for a path such as .[0].deliveryID. */
export function valueAt(json: unknown, path: string): string {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return String(steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], json));
}

/** A quoted answer as a pattern: … matches anything. */
export function patternOf(quoted: string): RegExp {
  const plain = quoted.split('…').map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${plain.join(String.raw`[\s\S]*?`)}$`);
}
