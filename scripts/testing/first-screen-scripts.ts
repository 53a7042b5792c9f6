/** The scripts that home loads before it shows anything, as files of the built web. The bench measures them in a browser. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const firstScreenKilobytes = 250;

/** The entry of every page, the app that it loads, and the page itself. */
const beginnings = /^(?:index|app|home-page)-[\w-]+\.js$/u;
/** Of a built script: `from"./x.js"` or `import"./x.js"`. What is loaded on demand is `import("./x.js")`. */
const staticImport = /(?:from|import)"\.\/([\w.-]+\.js)"/gu;

async function addReached(folder: string, file: string, reached: Set<string>): Promise<void> {
  if (reached.has(file)) return;
  reached.add(file);
  const text = await readFile(join(folder, file), 'utf8');
  for (const [, imported = ''] of text.matchAll(staticImport)) await addReached(folder, imported, reached);
}

/** Throws if they are larger than the budget, and names the largest. */
export async function checkFirstScreenScripts(webFolder: string): Promise<void> {
  const folder = join(webFolder, 'assets');
  const reached = new Set<string>();
  const first = (await readdir(folder)).filter((file) => beginnings.test(file));
  if (first.length !== 3) throw new Error(`The scripts of home are not known: ${first.join(', ')}`);
  for (const file of first) await addReached(folder, file, reached);
  const sizes = await Promise.all(
    [...reached].map(async (file) => ({ file, bytes: await findSentBytes(join(folder, file)) })),
  );
  const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  if (kilobytes <= firstScreenKilobytes) return;
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
  const names = largest.map(({ file, bytes }) => `${file} ${String(Math.round(bytes / 1024))} KB`).join(', ');
  throw new Error(
    `Home loads ${String(Math.round(kilobytes))} KB of script, more than ${String(firstScreenKilobytes)}: ${names}`,
  );
}

/** Small files have no compressed copy. */
async function findSentBytes(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return (compressed ?? (await stat(path))).size;
}
