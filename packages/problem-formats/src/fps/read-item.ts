/** Collects the elements of one `<item>`. */
import { FormatError, type FormatFault } from '../read-result.ts';
import type { XmlEvent } from './read-xml.ts';
import { createBase64Decoder, openSpool, removeSpooled, type Spool, type Spooled } from './spool.ts';

export interface NamedSpool extends Spooled {
  readonly name: string;
}

export interface Measure {
  readonly value: string;
  readonly unit: string;
}

export interface LanguageText {
  readonly element: string;
  readonly language: string;
  readonly text: string;
}

export interface FpsItem {
  readonly file: string;
  readonly line: number;
  title: string;
  readonly texts: Map<string, string>;
  timeLimit: Measure | undefined;
  memoryLimit: Measure | undefined;
  readonly sampleInputs: string[];
  readonly sampleOutputs: string[];
  readonly testInputs: NamedSpool[];
  readonly testOutputs: NamedSpool[];
  readonly pictures: { source: string; content: Spooled }[];
  /** Solutions, templates and special judges. */
  readonly programs: LanguageText[];
  fault: FormatFault | undefined;
}

export interface ItemReader {
  readonly take: (event: XmlEvent) => Promise<void>;
  readonly isEnded: () => boolean;
  readonly item: FpsItem;
  /** Includes unfinished files, in case the document breaks off. */
  readonly removeFiles: () => Promise<void>;
}

/** Statements with pasted pictures may be long, but not this long. */
const longestText = 8 * 1024 * 1024;
/** The total text of one item in memory. */
const longestTexts = 4 * longestText;
/** Tests and pictures: each is a file. Far more than a problem may have. */
const mostSpools = 30_000;

const programElements = ['solution', 'prepend', 'template', 'append', 'spj', 'tpj', 'interactor'];

/** The element between two tags. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  text: string;
  spool: Spool | undefined;
  decode: ((text: string) => Buffer) | undefined;
}

export function startItem(place: {
  file: string;
  line: number;
  number: number;
  scratchFolder: string;
}): ItemReader {
  const item = emptyItem(place);
  const spooled: Spooled[] = [];
  let element: Element | undefined;
  let pictureSource = '';
  let spoolCount = 0;
  let heldLength = 0;
  let isEnded = false;

  const refuse = ({ name, line }: { name: string; line: number }) => {
    item.fault ??= new FormatError('file-too-large', { file: item.file, line, detail: name }).fault;
  };

  const open = async ({ name, attributes, line }: Extract<XmlEvent, { type: 'open' }>) => {
    // A nested element replaces the open one.
    if (element?.spool !== undefined) spooled.push(await element.spool.end());
    element = undefined;
    const isSpooled = ['test_input', 'test_output', 'base64'].includes(name);
    if (isSpooled) spoolCount += 1;
    if (spoolCount > mostSpools) {
      refuse({ name, line });
      return;
    }
    element = {
      name,
      attributes,
      line,
      text: '',
      spool: isSpooled
        ? await openSpool(place.scratchFolder, `${String(place.number)}-${String(spoolCount)}`)
        : undefined,
      decode: name === 'base64' ? createBase64Decoder() : undefined,
    };
  };

  const append = async (to: Element, text: string) => {
    if (to.spool !== undefined) {
      await to.spool.write(to.decode?.(text) ?? Buffer.from(text));
    } else if (to.text.length + text.length <= longestText && heldLength + text.length <= longestTexts) {
      to.text += text;
      heldLength += text.length;
    } else refuse(to);
  };

  const close = async (closed: Element) => {
    if (closed.name === 'src') pictureSource = closed.text.trim();
    else if (closed.spool === undefined) keepText(item, closed);
    else {
      const kept = await closed.spool.end();
      spooled.push(kept);
      keepSpooled(item, closed, kept, pictureSource);
    }
  };

  return {
    isEnded: () => isEnded,
    take: async (event) => {
      if (event.type === 'open') await open(event);
      else if (event.type === 'text') {
        if (element !== undefined) await append(element, event.text);
      } else if (event.name === 'item') isEnded = true;
      else if (element?.name === event.name) {
        await close(element);
        element = undefined;
      }
    },
    item,
    removeFiles: async () => {
      if (element?.spool !== undefined) spooled.push(await element.spool.end());
      await Promise.all(spooled.map(removeSpooled));
    },
  };
}

const emptyItem = ({ file, line }: { file: string; line: number }): FpsItem => ({
  file,
  line,
  title: '',
  texts: new Map(),
  timeLimit: undefined,
  memoryLimit: undefined,
  sampleInputs: [],
  sampleOutputs: [],
  testInputs: [],
  testOutputs: [],
  pictures: [],
  programs: [],
  fault: undefined,
});

function keepText(item: FpsItem, { name, attributes, text }: Element) {
  const measure = { value: text.trim(), unit: (attributes['unit'] ?? '').trim().toLowerCase() };
  if (name === 'title') item.title = text;
  else if (name === 'time_limit') item.timeLimit = measure;
  else if (name === 'memory_limit') item.memoryLimit = measure;
  else if (name === 'sample_input') item.sampleInputs.push(text);
  else if (name === 'sample_output') item.sampleOutputs.push(text);
  else if (programElements.includes(name)) {
    item.programs.push({ element: name, language: (attributes['language'] ?? '').trim(), text });
  } else item.texts.set(name, text);
}

function keepSpooled(item: FpsItem, { name, attributes }: Element, kept: Spooled, pictureSource: string) {
  const named = { ...kept, name: (attributes['name'] ?? '').trim() };
  if (name === 'test_input') item.testInputs.push(named);
  else if (name === 'test_output') item.testOutputs.push(named);
  else item.pictures.push({ source: pictureSource, content: kept });
}
