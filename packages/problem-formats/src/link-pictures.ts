/** Links and pictures of statements, in Markdown or HTML. */
import { attachmentLink, type AttachmentContent, type StatementContent } from './problem-content.ts';
import { textFile } from './text-file.ts';

export function mapStatement(
  statement: StatementContent,
  change: (text: string) => string,
): StatementContent {
  return {
    description: change(statement.description),
    input: change(statement.input),
    output: change(statement.output),
    hint: statement.hint === null ? null : change(statement.hint),
    source: statement.source === null ? null : change(statement.source),
  };
}

const textsOf = ({ description, input, output, hint }: StatementContent) =>
  [description, input, output, hint ?? ''].join('\n');

const addressPatterns = [/\]\(\s*<?(\/[^)\s>"]+)/g, /\b(?:src|href)\s*=\s*["']?(\/[^"'\s>]+)/gi];

/** URLs without a host: files of the original site, which are not imported. */
export function findLeftBehind(statement: StatementContent): string[] {
  const texts = textsOf(statement);
  const found = addressPatterns.flatMap((pattern) =>
    [...texts.matchAll(pattern)].map(([, address]) => address ?? ''),
  );
  return [...new Set(found)].filter((address) => !address.startsWith('//'));
}

const pastedPicture = /data:image\/(png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]+)/g;

/** Pictures pasted into a text are data URLs: they become attachments. */
export function takePastedPictures(statement: StatementContent): {
  statement: StatementContent;
  attachments: AttachmentContent[];
} {
  const names = new Map<string, string>();
  const attachments: AttachmentContent[] = [];
  const nameOf = (type: string, encoded: string) => {
    const bytes = Buffer.from(encoded, 'base64');
    const key = bytes.toString('base64');
    const name = names.get(key) ?? `pasted-${String(names.size + 1)}.${type === 'jpeg' ? 'jpg' : type}`;
    if (!names.has(key)) attachments.push({ name, content: textFile(name, bytes) });
    names.set(key, name);
    return name;
  };
  const changed = mapStatement(statement, (text) =>
    text.replace(pastedPicture, (_, type: string, encoded: string) => attachmentLink(nameOf(type, encoded))),
  );
  return { statement: changed, attachments };
}
