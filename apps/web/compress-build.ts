import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { ssrFolder } from './build-ssr.ts';

const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/;
const smallestBytes = 1024;
/** The best level makes a file 8 % smaller and takes five times as long: only for the files that delay a first visit. */
const largeBytes = 100_000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file, so that the server sends them without compressing at run time. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder');
        const files = await readdir(dir, { recursive: true, withFileTypes: true });
        for (const file of files) {
          // index.html gets a nonce per request and cannot be compressed beforehand.
          const isServed = file.name !== 'index.html' && !file.parentPath.endsWith(ssrFolder);
          if (!file.isFile() || !isServed || !compressible.test(file.name)) continue;
          await compress(join(file.parentPath, file.name));
        }
      },
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const level = content.length > largeBytes ? constants.BROTLI_MAX_QUALITY : 9;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
  await writeFile(`${path}.br`, await brotli(content, quality));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}
