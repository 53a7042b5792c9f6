/**
 * A workbook (xlsx) with one sheet. It is a zip archive of a few XML files, written as a stream: rows are
 * serialized on demand. Every text is an inline string: a spreadsheet program shows a formula as text and
 * never runs it.
 */
import { writeArchive } from '@touchstone/problem-formats/write-archive';
import { Readable } from 'node:stream';
import { chunkRows, type SheetRow } from './sheet-rows.ts';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** XML cannot represent most control characters: those become a question mark. */
const escapeText = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const writeCell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${String(value)}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;

const writeRow = (row: SheetRow) => `<row>${row.map(writeCell).join('')}</row>`;

function* writeSheet(rows: Iterable<SheetRow>, wideColumns: number) {
  yield `${declaration}<worksheet xmlns="${spreadsheet}"><cols><col min="1" max="${String(wideColumns)}" width="28" customWidth="1"/></cols><sheetData>`;
  for (const portion of chunkRows(rows)) yield portion.map(writeRow).join('');
  yield '</sheetData></worksheet>';
}

const listParts = (title: string): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="${escapeText(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** The minimum timestamp of zip, so that equal rows give equal bytes. */
const firstMoment = new Date('1980-01-01T00:00:00');

export const writeWorkbook = (
  title: string,
  rows: Iterable<SheetRow>,
  { wideColumns = 2 }: { wideColumns?: number } = {},
): Readable =>
  writeArchive(firstMoment, async (archive) => {
    for (const [name, xml] of listParts(title)) archive.addText(name, declaration + xml);
    archive.addStream('xl/worksheets/sheet1.xml', async () => Readable.from(writeSheet(rows, wideColumns)));
  });
