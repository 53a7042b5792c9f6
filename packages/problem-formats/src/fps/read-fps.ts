/**
 * How this works: items are read in sequence. Tests and pictures may be large, so they are streamed into the scratch
 * folder; the rest is short and stays in memory. A fault of one item is recorded and the item is read to its end, since
 * the next one follows it. When the caller requests the next item, the files of the previous one are removed.
 */
import { FormatError, readOne, type ReadResult } from '../read-result.ts';
import { toContent } from './fps-content.ts';
import { startItem, type FpsItem, type ItemReader } from './read-item.ts';
import { readXml } from './read-xml.ts';
import type { XmlSource } from './xml-source.ts';

/** FPS, the exchange format of HUSTOJ: one XML file of items, with their tests in it. */
export async function* readFps(
  source: XmlSource,
  { scratchFolder }: { scratchFolder: string },
): AsyncIterable<ReadResult> {
  let count = 0;
  let reader: ItemReader | undefined;
  let isFps = false;
  try {
    for await (const event of readXml(source)) {
      if (!isFps) isFps = checkRoot(event, source.path);
      else if (reader !== undefined) await reader.take(event);
      else if (event.type === 'open' && event.name === 'item') {
        count += 1;
        reader = startItem({ file: source.path, line: event.line, number: count, scratchFolder });
      }
      if (reader?.isEnded() !== true) continue;
      yield await readItem(reader.item, count);
      await reader.removeFiles();
      reader = undefined;
    }
  } finally {
    await reader?.removeFiles();
  }
  if (count === 0) throw new FormatError('no-problem-found', { file: source.path });
}

const readItem = (item: FpsItem, number: number) =>
  readOne(item.title.trim() || `#${String(number)}`, () => Promise.resolve().then(() => toContent(item)));

function checkRoot(event: { type: string; name?: string; line: number }, file: string): boolean {
  if (event.type !== 'open') return false;
  if (event.name !== 'fps') throw new FormatError('no-problem-found', { file, line: event.line });
  return true;
}
