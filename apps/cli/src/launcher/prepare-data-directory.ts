import { access, constants, mkdir, stat } from 'node:fs/promises';
import { UsageError } from '@touchstone/site-setup/usage-error';

/** Creates DATA_DIR, or throws with the reason. */
export async function prepareDataDirectory(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true });
    await access(dataDirectory, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UsageError(await explain(dataDirectory, String(error.code)), { cause: error });
  }
}

async function explain(dataDirectory: string, code: string): Promise<string> {
  const user = process.getuid?.();
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return (
        `You (user id ${user}) may not write to ${dataDirectory}${await describeOwner(dataDirectory)}. ` +
        'Start as its owner, or choose another folder: DATA_DIR=~/touchstone-data npm start'
      );
    case 'EROFS':
      return `${dataDirectory} is on a read-only file system. Choose another folder with DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${dataDirectory} is, or lies below, something that is not a folder. Choose another DATA_DIR.`;
    default:
      return `${dataDirectory} cannot be used as DATA_DIR (${code}).`;
  }
}

async function describeOwner(path: string): Promise<string> {
  try {
    return `, which belongs to user id ${(await stat(path)).uid}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}
