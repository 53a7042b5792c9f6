/**
 * A workbook (xlsx) with one sheet of texts. It is a zip archive of a few XML files; ours are stored uncompressed, which is all
 * that a few hundred rows need. Every cell is an inline text: a spreadsheet shows what looks like a formula and never runs it.
 */
import { crc32 } from 'node:zlib';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** XML has no way to write most control characters: those become a question mark. */
const escapeText = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const writeCell = (text: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

const writeSheet = (rows: readonly (readonly string[])[]) =>
  `<worksheet xmlns="${spreadsheet}"><cols><col min="1" max="2" width="28" customWidth="1"/></cols><sheetData>${rows
    .map((row) => `<row>${row.map(writeCell).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const listFiles = (title: string, rows: readonly (readonly string[])[]): [name: string, xml: string][] => [
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
  ['xl/worksheets/sheet1.xml', writeSheet(rows)],
];

const zipVersion = 20;
const usesUtf8 = 0x08_00;
/** The first day that zip knows: the same accounts make the same bytes. */
const firstDay = 0x00_21;

/** What the entry says of itself, before its content and again in the directory. */
function describeEntry(name: Buffer, content: Buffer) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(zipVersion, 0);
  fields.writeUInt16LE(usesUtf8, 2);
  fields.writeUInt16LE(firstDay, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const localMark = Buffer.from('PK\x03\x04', 'latin1');
const directoryMark = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
const endMark = Buffer.from('PK\x05\x06', 'latin1');

function writeZip(files: readonly [name: string, xml: string][]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, xml] of files) {
    const name = Buffer.from(path);
    const content = Buffer.from(declaration + xml);
    const fields = describeEntry(name, content);
    const local = Buffer.concat([localMark, fields, name, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(directoryMark, fields, place, name);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, endMark, end]);
}

export const writeWorkbook = (title: string, rows: readonly (readonly string[])[]): Buffer =>
  writeZip(listFiles(title, rows));
