import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { diskFiles, type Files } from './files.ts';
import { OperatorError } from './operator-error.ts';

/** An S3-compatible store, as FILES_URL describes it. */
export interface S3Store {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** Undefined: the default of S3 programs (AWS_REGION). */
  region: string | undefined;
  /** Undefined: likewise (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, the machine's role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const CONNECT_MS = 5000;
const SILENCE_MS = 30_000;

/**
 * Files in a private bucket: the shop sends them to those who may see them. Import this module only if a shop has such
 * a store, because Amazon's library takes some forty megabytes of memory.
 */
export function s3Files({ bucket, endpoint, region, credentials }: S3Store): Files {
  // Other vendors' stores ignore the region, but the signature needs one.
  const signedFor =
    region ?? (endpoint !== undefined && process.env['AWS_REGION'] === undefined ? 'us-east-1' : undefined);
  return diskFiles(
    new Disk(
      new S3Driver({
        bucket,
        visibility: 'private',
        supportsACL: false, // new buckets and several vendors' stores refuse them; without one an object is private
        ...(signedFor === undefined ? {} : { region: signedFor }),
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
        ...(credentials === undefined ? {} : { credentials }),
        requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
        // Checksums that only Amazon's own store supports are omitted unless a call requires one.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    ),
  );
}

/**
 * Checks access to the store. If it does not answer now, the shop still opens: file requests fail until it does.
 * @returns null, or the reason for no answer
 * @throws {OperatorError} no such bucket, wrong keys: only another FILES_URL helps
 */
export async function askS3Store(files: Files, { bucket, endpoint }: S3Store): Promise<string | null> {
  try {
    for await (const _ of files.list()) break;
    return null;
  } catch (error) {
    const { name, status, message } = s3Trouble(error);
    const where = endpoint === undefined ? '' : ` at ${endpoint}`;
    if (status === 404)
      throw new OperatorError(
        `FILES_URL names the bucket "${bucket}", which does not exist${where}: create it, or name another.`,
      );
    if (status !== undefined && status >= 400 && status < 500) {
      throw new OperatorError(
        `FILES_URL: the store${where} refuses us (${name}): check the key, its secret and its rights to list, read, write and delete in "${bucket}".`,
      );
    }
    if (name === 'CredentialsProviderError' || /region is missing/i.test(message)) {
      throw new OperatorError(
        `FILES_URL: ${message}: set it in FILES_URL or in the variables of S3 programs (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION).`,
      );
    }
    return message;
  }
}

function s3Trouble(error: unknown): { name: string; status: number | undefined; message: string } {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !('$metadata' in inner)) inner = inner.cause;
  if (!(inner instanceof Error)) return { name: 'Error', status: undefined, message: String(inner) };
  const { $metadata: metadata } = inner as { $metadata?: { httpStatusCode?: number } };
  return { name: inner.name, status: metadata?.httpStatusCode, message: inner.message };
}
