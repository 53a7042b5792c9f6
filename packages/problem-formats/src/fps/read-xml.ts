/**
 * How this works: the document is read in pieces and told as a sequence of events; a text comes in as many pieces as it takes,
 * so that no document is ever held whole. Entities that a document defines for itself are refused: they exist to make little
 * into much, and no exporter of problems writes them. The parser never fetches anything, so a document type that only names
 * its definition is harmless.
 */
import sax from 'sax';
import type { FileContent } from '../problem-content.ts';
import { FormatError } from '../read-result.ts';
import { chooseEncoding } from './choose-encoding.ts';

export type XmlEvent = { readonly line: number } & (
  | { readonly type: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'close'; readonly name: string }
);

export interface XmlSource {
  /** What people are told. */
  readonly path: string;
  readonly content: FileContent;
}

export async function* readXml(source: XmlSource): AsyncIterable<XmlEvent> {
  const decoder = new TextDecoder(await chooseEncoding(source), { fatal: true });
  const { parser, events } = createParser(source.path);
  for await (const chunk of await source.content.open()) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    yield* events.splice(0);
  }
  parser.write(decoder.decode());
  parser.close();
  yield* events.splice(0);
}

function createParser(path: string) {
  const events: XmlEvent[] = [];
  const parser = sax.parser(true, { position: true });
  const line = () => parser.line + 1;
  const push = (text: string) => {
    events.push({ type: 'text', text, line: line() });
  };
  // The parser is no event target: its handlers are properties.
  Object.assign(parser, {
    onerror: () => {
      throw new FormatError('xml-invalid', { file: path, line: line() });
    },
    ondoctype: (doctype: string) => {
      if (/<!ENTITY/i.test(doctype)) throw new FormatError('entities-refused', { file: path, line: line() });
    },
    onopentag: ({ name, attributes }: sax.Tag) => {
      events.push({ type: 'open', name: name.toLowerCase(), attributes, line: line() });
    },
    onclosetag: (name: string) => {
      events.push({ type: 'close', name: name.toLowerCase(), line: line() });
    },
    ontext: push,
    oncdata: push,
  });
  return { parser, events };
}
