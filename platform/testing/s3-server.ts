import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Store } from '../s3-files.ts';

/** A real S3 server for one test, with one empty bucket. */
export interface S3Server {
  store: S3Store;
  /** Value of FILES_URL for the bucket. */
  filesUrl: string;
  stop(): Promise<void>;
}

const KEY = 'S3RVER'; // the only key the server knows
const BUCKET = 'label-files';

/**
 * Opens an S3 server on this machine. It checks the key but not the secret, because it computes the signature of list
 * requests incorrectly.
 */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'pressline-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    store: {
      bucket: BUCKET,
      endpoint,
      region: undefined,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    },
    filesUrl: `s3://${KEY}:${KEY}@${BUCKET}?endpoint=${endpoint}`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
