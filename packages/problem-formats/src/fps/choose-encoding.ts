/**
 * The encoding of a document: by its byte order mark, its declaration, or by trying. Documents that declare UTF-8 but
 * are GBK are common. The whole document is checked, since the only invalid byte may be in the last test.
 */
import { FormatError } from '../read-result.ts';
import type { XmlSource } from './xml-source.ts';

const declaration = /^[^<]{0,3}<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i;

export async function chooseEncoding(source: XmlSource): Promise<string> {
  const beginning = await readBeginning(source);
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  const told = declaration.exec(beginning.toString('latin1'))?.[1]?.toLowerCase();
  const candidates =
    told === undefined || /^(utf-?8|us-ascii)$/.test(told) ? ['utf-8', 'gb18030'] : [normalise(told)];
  for (const encoding of candidates) {
    if (await isWritten(source, encoding)) return encoding;
  }
  throw new FormatError('text-undecodable', { file: source.path, detail: told ?? 'UTF-8' });
}

/** The largest encoding of a family decodes all of them. */
const normalise = (name: string) => (/^(gbk|gb2312|gb18030|cp936)$/.test(name) ? 'gb18030' : name);

async function readBeginning({ content }: XmlSource): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of await content.open()) {
    parts.push(chunk as Buffer);
    if (parts.reduce((sum, part) => sum + part.length, 0) >= 512) break;
  }
  return Buffer.concat(parts).subarray(0, 512);
}

async function isWritten({ content, path }: XmlSource, encoding: string): Promise<boolean> {
  const decoder = createDecoder(encoding, path);
  try {
    for await (const chunk of await content.open()) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    // A fatal decoder reports invalid bytes only by throwing.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function createDecoder(encoding: string, path: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FormatError('text-undecodable', { file: path, detail: encoding });
  }
}
