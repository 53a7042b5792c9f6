/** `problem.xml` as a tree: it is small, and its parts refer to each other. */
import { readXml } from '../fps/read-xml.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import { FormatError } from '../read-result.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly line: number;
  text: string;
}

const largestBytes = 16 * 1024 * 1024;
const mostElements = 200_000;

export async function readXmlTree(tree: FileTree, path: string): Promise<XmlElement> {
  const content = tree.getFile(path);
  if (content.sizeBytes > largestBytes)
    throw new PackageError(path, `is larger than ${largestBytes / 1024 / 1024} MB`, 'file-too-large');
  try {
    return await buildTree(path, readXml({ path, content }));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, line, detail } = error.fault;
    throw new PackageError(line === null ? path : `${path}:${line}`, detail ?? 'XML', code);
  }
}

async function buildTree(path: string, events: ReturnType<typeof readXml>): Promise<XmlElement> {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1, text: '' };
  const open = [root];
  let count = 0;
  for await (const event of events) {
    const current = open.at(-1) ?? root;
    if (event.type === 'text') current.text += event.text;
    else if (event.type === 'close') open.pop();
    else {
      count += 1;
      if (count > mostElements) throw new PackageError(path, 'has too many elements', 'file-too-large');
      const { name, attributes, line } = event;
      const element: XmlElement = { name, attributes, children: [], line, text: '' };
      current.children.push(element);
      open.push(element);
    }
  }
  const [top] = root.children;
  if (!top) throw new PackageError(path, 'is empty', 'xml-invalid');
  return top;
}

/** The first element at this path. */
export function findElement(element: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
}

/** All elements with the last name, inside the first match of the previous names. */
export function listElements(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const parent = findElement(element, ...names.slice(0, -1));
  return parent?.children.filter((child) => child.name === names.at(-1)) ?? [];
}
