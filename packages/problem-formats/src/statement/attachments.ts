/** Collects the files that a statement links to. Names are unique: a second file of the same name is renamed. */
import type { FileTree, TreeFile } from '../file-tree/file-tree.ts';
import { createNameGiver } from '../safe-file-name.ts';
import { attachmentLink, type AttachmentContent } from '../problem-content.ts';

export interface Attachments {
  /** The link to the file at this path of the package, or undefined. */
  link(path: string): string | undefined;
  list(): readonly AttachmentContent[];
}

const imageEndings = ['', '.png', '.jpg', '.jpeg', '.svg', '.gif', '.webp', '.pdf'];

export function createAttachments(tree: FileTree): Attachments {
  const byPath = new Map<string, AttachmentContent>();
  const giveName = createNameGiver();
  const add = (path: string): AttachmentContent => {
    const known = byPath.get(path);
    if (known) return known;
    const content: TreeFile = tree.getFile(path);
    const attachment = { name: giveName(content.name), content };
    byPath.set(path, attachment);
    return attachment;
  };
  return {
    link(path) {
      // LaTeX may omit the extension.
      const found = imageEndings
        .map((ending) => normalise(`${path}${ending}`))
        .find((one) => isFile(tree, one));
      return found === undefined ? undefined : attachmentLink(add(found).name);
    },
    list: () => [...byPath.values()],
  };
}

const isFile = (tree: FileTree, path: string): boolean => tree.find(path)?.isFolder === false;

/** `a/./b/../c` becomes `a/c`; a path that leaves the package matches nothing. */
function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return '';
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

export interface RelinkResult {
  readonly markdown: string;
  readonly missing: readonly string[];
}

/**
 * Replaces links and pictures of a Markdown text that refer to files beside it. Bounded in time. `resolve` maps a link
 * to a file.
 */
export function relinkMarkdown(
  markdown: string,
  attachments: Attachments,
  resolve: (target: string) => string | undefined,
): RelinkResult {
  const missing: string[] = [];
  const relink = (target: string): string | undefined => {
    const path = resolve(decodeTarget(target));
    if (path === undefined) return undefined;
    const link = attachments.link(path);
    if (link === undefined) missing.push(target);
    return link;
  };
  const text = markdown
    .replaceAll(
      /(!?\[[^\]\n]{0,500}\]\()<?([^)\s<>]+)>?((?:\s+"[^"\n]*")?\s*\))/g,
      (whole, open: string, target: string, close: string) => {
        const link = relink(target);
        return link === undefined ? whole : `${open}${link}${close}`;
      },
    )
    .replaceAll(
      /(<(?:img|a)\b[^>]{0,500}?\b(?:src|href)=["'])([^"'\n]+)(["'])/gi,
      (whole, open: string, target: string, close: string) => {
        const link = relink(target);
        return link === undefined ? whole : `${open}${link}${close}`;
      },
    );
  return { markdown: text, missing };
}

function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    if (error instanceof URIError) return target;
    throw error;
  }
}

/** Neither a URL with a scheme nor an absolute path nor a fragment. */
export const isRelative = (target: string): boolean => !/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(target);
