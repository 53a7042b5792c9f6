/** Splits a statement at the headings that the site has fields for. */
import type { LanguageStatement } from './statement-languages.ts';

type Part = 'description' | 'input' | 'output' | 'hint' | 'samples';

const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'description',
    /^(problem )?(description|statement|legend)$|^(题目|題目|问题|問題)?(描述|叙述|敘述)$|^题面$/i,
  ],
  ['input', /^(the )?input( (format|file|description|specification))?$|^(输入|輸入)(格式|描述|说明|說明)?$/i],
  [
    'output',
    /^(the )?output( (format|file|description|specification))?$|^(输出|輸出)(格式|描述|说明|說明)?$/i,
  ],
  [
    'hint',
    /^(hints?|notes?|remarks?|explanations?( of (the )?samples?)?|sample explanations?|constraints)$|^(提示|说明|說明|注释|註釋|备注|備註|样例(解释|说明)|範例(解釋|說明)|数据范围(与约定|与提示)?|限制与约定)$/i,
  ],
  [
    'samples',
    /^(samples?|examples?)( (input|output))?s?( ?#?\d+)?$|^(样例|範例|示例)((输入|输出|輸入|輸出)?\s*#?\d*)?$/i,
  ],
];

export interface Sections {
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string | null;
  /** Text under sample headings: it is dropped, since the samples are shown separately. */
  readonly samples: string;
}

/** Other headings stay in place. Of two headings for one field, the second keeps its heading. */
export function splitSections(markdown: string): Sections {
  const parts: Record<Part, string[]> = { description: [], input: [], output: [], hint: [], samples: [] };
  let current: Part = 'description';
  let level = 0;
  let fence: string | undefined;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const [, signs] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (signs !== undefined && (fence === undefined || signs.startsWith(fence))) {
      fence = fence === undefined ? signs : undefined;
    }
    const heading = fence === undefined ? readHeading(line) : undefined;
    const found = heading === undefined ? undefined : findPart(heading.text);
    // A deeper heading without a field belongs to the section that it is in.
    const isInside = heading !== undefined && found === undefined && level > 0 && heading.level > level;
    if (heading !== undefined && !isInside) {
      level = found === undefined ? 0 : heading.level;
      const wasEmpty = found !== undefined && parts[found].every((text) => text.trim() === '');
      // A heading without a field belongs to the description, unless it explains the samples.
      current = found ?? (current === 'hint' ? 'hint' : 'description');
      if (found === 'samples' || (found !== undefined && wasEmpty)) continue;
    }
    parts[current].push(line);
  }
  const textOf = (part: Part): string => parts[part].join('\n').trim();
  const hint = textOf('hint');
  return {
    description: textOf('description'),
    input: textOf('input'),
    output: textOf('output'),
    hint: hint === '' ? null : hint,
    samples: textOf('samples'),
  };
}

export function withSections(
  language: string,
  title: string | null,
  markdown: string,
): LanguageStatement & { readonly samples: string } {
  return { language, title, ...splitSections(markdown) };
}

function readHeading(line: string): { readonly level: number; readonly text: string } | undefined {
  const [, signs, text] = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/.exec(line) ?? [];
  if (signs === undefined || text === undefined) return undefined;
  return { level: signs.length, text: text.replaceAll(/[*_`]|[:：]$/g, '').trim() };
}

function findPart(heading: string): Part | undefined {
  return headings.find(([, pattern]) => pattern.test(heading))?.[0];
}
