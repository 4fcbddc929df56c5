import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SHOP_ENVIRONMENT } from '../../testing/server-process.ts';

const SHOP = path.join(import.meta.dirname, '../../../bin/shop.ts');

/** Runs `npm run shop -- …` as a separate process, without this process's environment. */
export async function runShop(
  typed: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...SHOP_ENVIRONMENT, ...environment };
  const child = spawn(process.execPath, [SHOP, ...typed], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  child.stdin.on('error', () => {}); // a command that needs no input may end before reading it
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: output.out.trim(), err: output.err.trim() };
}
