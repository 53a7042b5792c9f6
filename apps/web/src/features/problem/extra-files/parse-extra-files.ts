export interface ExtraFile {
  name: string;
  content: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Extra files arrive as a JSON map from name to content. Invalid JSON counts as none. */
export function parseExtraFiles(text: string | null): ExtraFile[] {
  const files = text === null || text === '' ? undefined : parseJson(text);
  if (!isRecord(files)) return [];
  return Object.entries(files).flatMap(([name, content]) =>
    typeof content === 'string' ? [{ name, content }] : [],
  );
}

/** Syntax highlighting by file extension. */
const grammars: Readonly<Record<string, string>> = {
  c: 'c',
  h: 'cpp',
  cc: 'cpp',
  cpp: 'cpp',
  hpp: 'cpp',
  cs: 'csharp',
  go: 'go',
  java: 'java',
  js: 'javascript',
  json: 'json',
  php: 'php',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  sql: 'sql',
  ts: 'typescript',
};

export function grammarOfFile(name: string): string {
  const end = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(grammars, end) ? (grammars[end] ?? '') : '';
}
