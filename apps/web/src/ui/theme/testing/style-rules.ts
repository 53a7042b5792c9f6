/** The rules of the style sheets of the web, read from their text. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Properties } from './colour-value.ts';

export interface StyleRule {
  selector: string;
  declarations: Properties;
}

export interface StyleSheet {
  /** Below `src`. */
  file: string;
  rules: StyleRule[];
}

export const sourceFolder = join(import.meta.dirname, '..', '..', '..');

/** The blocks that contain declarations. Around them may be others, such as `@media`. */
export function readRules(css: string): StyleRule[] {
  const blocks = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{([^{}]*)\}/g);
  return [...blocks].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    declarations: Object.fromEntries(
      body
        .split(';')
        .filter((line) => line.includes(':'))
        .map((line) => {
          const [name = '', ...value] = line.split(':');
          return [name.trim(), value.join(':').replace('!important', '').trim().replaceAll(/\s+/g, ' ')];
        }),
    ),
  }));
}

/** Except the tokens themselves. */
export const readStyleSheets = (): StyleSheet[] =>
  globSync('**/*.css', { cwd: sourceFolder })
    .filter((file) => file !== 'ui/theme/tokens.css')
    .toSorted()
    .map((file) => ({ file, rules: readRules(readFileSync(join(sourceFolder, file), 'utf8')) }));

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const tokenSource = (): string => readFileSync(join(sourceFolder, 'ui/theme/tokens.css'), 'utf8');

/** What the tokens contain in a colour scheme. */
export function readTokens(scheme: Scheme, source = tokenSource()): Properties {
  const other = scheme === 'light' ? 'dark' : 'light';
  // A later rule of another language or width changes no colour.
  const rules = readRules(source).filter(
    ({ selector }) => selector.includes(':root') && !selector.includes(`='${other}'`),
  );
  const isColour = (name: string) => /^--(?:color|code|tint)/.test(name);
  return Object.fromEntries(
    rules.flatMap(({ declarations }) => Object.entries(declarations).filter(([name]) => isColour(name))),
  );
}
