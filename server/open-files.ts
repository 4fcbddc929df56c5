import { makeFolder } from '#platform/database/embedded/data-folders.ts';
import { folderFiles, type Files, mendModes } from '#platform/files.ts';
import type { Config } from './config.ts';
import { filesFolder } from './data-folders.ts';

/**
 * Opens the configured file store: a bucket, otherwise the folder in DATA_DIR, which is created.
 * @param warn called if the bucket's server does not answer now
 * @throws {OperatorError} the bucket does not exist or refuses access, or the folder can't be created
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
  const { askS3Store, s3Files } = await import('#platform/s3-files.ts'); // large, so not loaded without a bucket
  const files = s3Files(s3);
  const trouble = await askS3Store(files, s3);
  if (trouble !== null) warn(`The file store does not answer (${trouble}): what needs a file fails until it does.`);
  return files;
}
