import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';

/** Source of an answer: a terminal, which can hide the input, or a pipe. */
export type SecretInput = Readable & { isTTY?: boolean; setRawMode?(raw: boolean): unknown };

const ENTER = ['\r', '\n'];
const BACKSPACE = ['\u007F', '\b'];
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';

/**
 * Asks for a secret that must not appear on screen, in a process list or in shell history. A terminal does not show the
 * input; from a pipe, only the first line is read.
 * @throws {OperatorError} no input came, or the person pressed Ctrl-C
 */
export async function askSecret(question: string, input: SecretInput, output: Writable): Promise<string> {
  const secret = input.isTTY === true ? await typedLine(question, input, output) : await firstLine(input);
  if (secret === '') throw new OperatorError('Nothing was typed: nothing was changed.');
  return secret;
}

function typedLine(question: string, input: SecretInput, output: Writable): Promise<string> {
  output.write(question);
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  input.resume();
  return new Promise<string>((resolve, reject) => {
    let typed: string[] = [];
    const onData = (keys: string) => {
      if (keys.startsWith('\u001B')) return; // an arrow or another key that types no character
      for (const key of keys) {
        if (key === CTRL_C) return reject(new OperatorError('Interrupted: nothing was changed.'));
        if (key === CTRL_D || ENTER.includes(key)) return resolve(typed.join(''));
        if (key === CTRL_U) typed = [];
        else if (BACKSPACE.includes(key)) typed.pop();
        else typed.push(key);
      }
    };
    input.on('data', onData);
    input.once('end', () => resolve(typed.join('')));
  }).finally(() => {
    input.removeAllListeners('data');
    input.pause();
    input.setRawMode?.(false);
    output.write('\n');
  });
}

async function firstLine(input: Readable): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const piece of input) {
    text += String(piece);
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? '';
}
