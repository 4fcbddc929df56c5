import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { OperatorError } from '#platform/operator-error.ts';
import type { Config } from '../config.ts';
import { filesFolder } from '../data-folders.ts';
import { openFilesFor } from '../open-files.ts';
import type { Finding } from './finding.ts';

/** Checks that a file can be written, read back and deleted, in the folder or in the bucket. */
export async function checkFileStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<Finding> {
  const where = config.s3 === undefined ? filesFolder(config.dataDir) : `the bucket "${config.s3.bucket}"`;
  if (config.s3 === undefined && !existsSync(where)) {
    return { state: 'ok', sentence: 'There are no files yet: npm start creates their folder' };
  }
  try {
    let trouble: string | undefined;
    const files = await openFilesFor(config, (sentence) => (trouble = sentence));
    if (trouble !== undefined) return { state: 'trouble', sentence: `${trouble} Check FILES_URL and the server.` };
    const key = `doctor/${randomUUID()}`;
    await files.put(key, Buffer.from(key));
    const same = String(await files.get(key)) === key;
    await files.delete(key);
    if (same) return { state: 'ok', sentence: `Files can be written to and read from ${where}` };
    return {
      state: 'trouble',
      sentence: `Files written to ${where} read back differently: check the disk or the store.`,
    };
  } catch (error) {
    if (error instanceof OperatorError) return { state: 'trouble', sentence: error.message };
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    const remedy =
      config.s3 === undefined ? "make it writable for the shop's user" : 'check the rights of the key in FILES_URL';
    return { state: 'trouble', sentence: `Files cannot be stored in ${where} (${reason}): ${remedy}.` };
  }
}
