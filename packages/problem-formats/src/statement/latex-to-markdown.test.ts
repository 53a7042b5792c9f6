import { describe, expect, it } from 'vitest';
import { convertLatex } from './latex-to-markdown.ts';

const convert = (source: string): string => convertLatex(source).markdown;

describe('a LaTeX statement as Markdown', () => {
  it.each([
    ['headings', '\\section*{Input}\nOne.\\subsection{Bounds}Two.', '## Input\n\nOne.\n\n### Bounds\n\nTwo.'],
    ['emphasis', '\\textbf{a} \\emph{b} {\\bf c} \\texttt{x\\_1}', '**a** *b* c `x_1`'],
    [
      'formulas as they are',
      'If $a_1 < b*c$ then \\(x\\) and \\[y_2\\]',
      'If $a_1 < b*c$ then $x$ and\n\n$$y_2$$',
    ],
    ['letters that mean something else there', 'a*b_c <d> [e]', 'a\\*b\\_c &lt;d> \\[e\\]'],
    ['escapes', '50\\% \\& \\#1 \\{x\\} \\$5', '50% & \\#1 {x} \\$5'],
    ['quotes, dashes and blanks', "``yes''~-- no --- never\\ldots", '“yes” – no — never…'],
    ['accents', 'Erd\\H{o}s, G\\"odel, na\\"{\\i}ve, \\\'E', 'Erdős, Gödel, naïve, É'],
    ['comments', 'one % two\nthree 5\\% four', 'one three 5% four'],
    [
      'lists in lists',
      '\\begin{itemize}\\item a\\begin{enumerate}\\item b\\item c\\end{enumerate}\\item d\\end{itemize}',
      '- a\n\n  1. b\n  2. c\n- d',
    ],
    [
      'tables',
      '\\begin{tabular}{|l|r|}\\hline a & b \\\\ \\hline $x$ & y|z \\\\ \\hline\\end{tabular}',
      '| a | b |\n| --- | --- |\n| $x$ | y\\|z |',
    ],
    ['code', '\\begin{verbatim}\n a $b$\n\\end{verbatim}\\verb|x_y|', '```\n a $b$\n```\n\n`x_y`'],
    [
      'links and footnotes',
      '\\href{https://a.org/x_y}{here}\\footnote{There.} \\url{https://b.org}',
      '[here](https://a.org/x_y) (There.) <https://b.org>',
    ],
    [
      'macros',
      '\\newcommand{\\maxn}{10^5}\\newcommand{\\pair}[2]{(#1, #2)}$n \\le \\maxn$ \\pair{a}{b}',
      '$n \\le 10^5$ (a, b)',
    ],
    ['aligned formulas', '\\begin{align*}a &= b\\end{align*}', '$$\\begin{aligned}a &= b\\end{aligned}$$'],
    ['the document and nothing around it', '\\documentclass{x}\\begin{document}Text\\end{document}', 'Text'],
    [
      'a style of its own',
      '\\begin{problem}{Sum}{in}{out}{1 s}{1 MB}Legend\\InputFile Numbers\\OutputFile Sum\\end{problem}',
      'Legend\n\n## Input\n\nNumbers\n\n## Output\n\nSum',
    ],
  ])('%s', (_, source, markdown) => {
    expect(convert(source)).toBe(markdown);
  });

  it('keeps unknown commands, and reports them', () => {
    const { markdown, unknown } = convertLatex('\\frobnicate[x]{a}{b} and \\begin{spiral}in\\end{spiral}');
    expect(markdown).toBe('\\frobnicate\\[x\\]{a}{b} and\n\nin');
    expect(unknown).toEqual(['\\frobnicate', '\\begin{spiral}']);
  });

  it('finds the title and pictures, and reports missing ones', () => {
    const find = (name: string) => (name === 'a' ? 'attachment:a.png' : undefined);
    const source = '\\problemname{Sum}\\includegraphics[width=1cm]{a}\\illustration{0.3}{b.png}{A \\emph{b}}';
    expect(convertLatex(source, find)).toEqual({
      markdown: '![](attachment:a.png)\n\n![A *b*](b.png)',
      title: 'Sum',
      unknown: [],
      missingImages: ['b.png'],
    });
  });

  it('terminates with unclosed groups', () => {
    expect(() => convert('{'.repeat(5000) + '\\begin{itemize}\\item $a \\textbf{'.repeat(300))).not.toThrow();
    expect(convert('\\def\\a{\\a\\a}\\a')).toContain('\\a');
  });
});
