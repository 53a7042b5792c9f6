import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

test('stops adding and opening entries when the reader disconnects', async () => {
  let told = 0;
  const opened: Readable[] = [];
  const endless = () => {
    const stream = new Readable({ read: () => stream.push(Buffer.alloc(65_536, told)) });
    opened.push(stream);
    return Promise.resolve(stream);
  };
  const fill = async ({ addStream }: ArchiveWriter) => {
    for (; told < 1000; told += 1) {
      addStream(`${String(told)}.in`, endless);
      await nextTurn();
    }
  };
  let filling: Promise<void> | undefined;
  const archive = writeArchive(new Date(0), (writer) => (filling = fill(writer)));
  await once(archive, 'readable');
  archive.destroy();
  await expect(filling).rejects.toThrow('not read any more');
  expect(told).toBeLessThan(1000);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.destroyed).toBe(true);
});
