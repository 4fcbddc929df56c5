import { OperatorError } from '../../operator-error.ts';

const FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const CLOSED = /EROFS|EACCES|EPERM|Read-only file system|Permission denied|Operation not permitted/;
const NOT_A_FOLDER = /ENOTDIR|EEXIST|Not a directory|File exists/;

/**
 * One sentence on why a data folder can't be used, or undefined if the cause isn't the folder.
 * @param cause an error of Node.js (with a code) or of PostgreSQL (a line of its log)
 */
export function explainFolderError(cause: unknown, folder: string): OperatorError | undefined {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (FULL.test(message)) {
    return new OperatorError(
      `The disk that holds ${folder} is full: free some space or set DATA_DIR to a folder on another disk.`,
      { cause },
    );
  }
  if (CLOSED.test(message)) {
    return new OperatorError(
      `${folder} can't be written to: make it writable for the user who starts Pressline or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  if (NOT_A_FOLDER.test(message)) {
    return new OperatorError(`${folder} is not a folder: set DATA_DIR to one that Pressline may write to.`, { cause });
  }
  return undefined;
}
