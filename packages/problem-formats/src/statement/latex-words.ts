/** LaTeX commands that stand for a letter, nothing, or a heading. */

export const letters: Readonly<Record<string, string>> = {
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  textendash: '–',
  textemdash: '—',
  textbackslash: '\\\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '&lt;',
  textgreater: '>',
  textbar: '|',
  textunderscore: '\\_',
  textquotesingle: "'",
  textquotedbl: '"',
  textdegree: '°',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  ss: 'ß',
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  S: '§',
  copyright: '©',
  pounds: '£',
  quad: ' ',
  qquad: ' ',
  newline: '\n',
};

/** Layout commands, which have no effect here. */
export const silent: readonly string[] = [
  [
    'noindent',
    'medskip',
    'bigskip',
    'smallskip',
    'newpage',
    'clearpage',
    'pagebreak',
    'centering',
    'raggedright',
  ],
  ['tiny', 'scriptsize', 'footnotesize', 'small', 'normalsize', 'large', 'Large', 'LARGE', 'huge', 'Huge'],
  ['maketitle', 'hfill', 'vfill', 'sloppy', 'null', 'protect', 'displaystyle', 'relax', 'leavevmode'],
  [
    'nextsample',
    'remainingsamples',
    'sampleinteraction',
    'begingroup',
    'endgroup',
    'toprule',
    'midrule',
    'bottomrule',
  ],
].flat();

/** Layout commands with arguments, and how many. */
export const silentWithArguments: Readonly<Record<string, number>> = {
  vspace: 1,
  hspace: 1,
  label: 1,
  usepackage: 1,
  documentclass: 1,
  setlength: 2,
  addtolength: 2,
  vskip: 0,
  pagestyle: 1,
  thispagestyle: 1,
  cline: 1,
  cmidrule: 1,
  illustrationsize: 1,
};

/** The style of Polygon and many contests. */
export const headingCommands: Readonly<Record<string, string>> = {
  InputFile: 'Input',
  OutputFile: 'Output',
  Input: 'Input',
  Output: 'Output',
  Note: 'Note',
  Notes: 'Note',
  Explanation: 'Note',
  Explanations: 'Note',
  Hint: 'Hint',
  Interaction: 'Interaction',
  Scoring: 'Scoring',
  SubtaskWithCost: 'Subtask',
  Constraints: 'Constraints',
  Examples: 'Examples',
  Example: 'Examples',
};

const accents: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  u: '\u0306',
  H: '\u030B',
  r: '\u030A',
  k: '\u0328',
};

export function accented(accent: string, letter: string): string | undefined {
  const mark = Object.hasOwn(accents, accent) ? accents[accent] : undefined;
  return mark === undefined ? undefined : `${letter}${mark}`.normalize('NFC');
}
