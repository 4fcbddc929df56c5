import { makeFolder } from '#platform/database/embedded/places.ts';
import { folderFiles, type Files, mendModes } from '#platform/files.ts';
import type { Config } from './config.ts';
import { filesFolder } from './data-folders.ts';

/**
 * The file store that the configuration asks for: a bucket, otherwise the folder in DATA_DIR, which is made.
 * @param warn told that the bucket's server does not answer now
 * @throws {OperatorError} the bucket is not there or refuses us, or the folder can't be made
 */
export async function openFilesFor(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  warn: (sentence: string) => void,
): Promise<Files> {
  if (s3 === undefined) {
    const folder = filesFolder(dataDir);
    makeFolder(folder);
    await mendModes(folder).catch((error: Error) =>
      warn(`Purchase orders stay open to other users: ${error.message}.`),
    );
    return folderFiles(folder);
  }
  const { askS3Store, s3Files } = await import('#platform/s3-files.ts'); // large: not in the process that has no bucket
  const files = s3Files(s3);
  const trouble = await askS3Store(files, s3);
  if (trouble !== null) warn(`The file store does not answer (${trouble}): what needs a file fails until it does.`);
  return files;
}
