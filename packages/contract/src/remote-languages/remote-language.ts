/** A language of another judge. */
export interface RemoteLanguage {
  /** As the site writes it. Submissions refer to it. */
  name: string;
  /** What its form sends. */
  siteId: string;
  /** The mode of the editor; `text/plain` if there is none. */
  contentType: string;
}

/** Modes of the editor by the word that the tables use. */
const contentTypes = {
  c: 'text/x-csrc',
  clojure: 'text/x-clojure',
  cobol: 'text/x-cobol',
  coffeescript: 'text/x-coffeescript',
  cpp: 'text/x-c++src',
  crystal: 'text/x-crystal',
  csharp: 'text/x-csharp',
  d: 'text/x-d',
  dart: 'application/dart',
  erlang: 'text/x-erlang',
  forth: 'text/x-forth',
  fortran: 'text/x-fortran',
  fsharp: 'text/x-fsharp',
  go: 'text/x-go',
  groovy: 'text/x-groovy',
  haskell: 'text/x-haskell',
  haxe: 'text/x-haxe',
  java: 'text/x-java',
  javascript: 'text/javascript',
  julia: 'text/x-julia',
  kotlin: 'text/x-kotlin',
  lisp: 'text/x-common-lisp',
  lua: 'text/x-lua',
  objectivec: 'text/x-objectivec',
  ocaml: 'text/x-ocaml',
  octave: 'text/x-octave',
  pascal: 'text/x-pascal',
  perl: 'text/x-perl',
  php: 'text/x-php',
  plain: 'text/plain',
  powershell: 'application/x-powershell',
  python: 'text/x-python',
  r: 'text/x-rsrc',
  ruby: 'text/x-ruby',
  rust: 'text/x-rustsrc',
  scala: 'text/x-scala',
  scheme: 'text/x-scheme',
  shell: 'text/x-sh',
  smalltalk: 'text/x-stsrc',
  sql: 'text/x-sql',
  swift: 'text/x-swift',
  tcl: 'text/x-tcl',
  typescript: 'application/typescript',
  vb: 'text/x-vb',
} as const;

export type LanguageRow = readonly [siteId: string, name: string, mode: keyof typeof contentTypes];

export const toLanguages = (rows: readonly LanguageRow[]): readonly RemoteLanguage[] =>
  rows.map(([siteId, name, mode]) => ({ siteId, name, contentType: contentTypes[mode] }));
