/** Returns the rows of a workbook with one sheet. */
import { openArchive } from '@touchstone/problem-formats/archive/open-archive';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const unescape = (xml: string) =>
  xml.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);

export async function parseWorkbook(bytes: Buffer): Promise<{ xml: string; rows: string[][] }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-workbook-'));
  try {
    const path = join(folder, 'book.xlsx');
    await writeFile(path, bytes);
    const archive = await openArchive(path);
    try {
      const sheet = archive.files.get('xl/worksheets/sheet1.xml');
      const xml = sheet === undefined ? '' : await text(await sheet.open());
      const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
        [...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/[tv]>/gs)].map(([, cell = '']) =>
          unescape(cell),
        ),
      );
      return { xml, rows };
    } finally {
      await archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
