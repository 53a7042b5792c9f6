import { locales } from '@touchstone/contract/locales';
import { describe, expect, it } from 'vitest';
import type { HelpBlock, LocalisedHelpText } from './article/help-text.ts';
import { buyText } from './texts/buy-text.ts';
import { developerText } from './texts/developer-text.ts';
import { introductionText } from './texts/introduction-text.ts';
import { serviceText } from './texts/service-text.ts';

const site = { origin: 'https://oj.example', projectUrl: 'https://code.example' };
const articles: [string, LocalisedHelpText][] = [
  ['buy', buyText],
  ['developer', developerText(site)],
  ['introduction', introductionText],
  ['service', serviceText],
];

/** The kind of each block, without its words. */
const shapeOf = (block: HelpBlock): string => {
  if (typeof block === 'string') return 'text';
  return Object.entries(block)
    .map(([key, value]) => (Array.isArray(value) ? `${key} ${String(value.length)}` : key))
    .join(' ');
};

describe.each(articles)('the article %s', (_name, text) => {
  it('has the same sections and blocks in every language', () => {
    const shapes = locales.map((locale) =>
      text[locale].sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('has different anchors for its sections', () => {
    const ids = text['en-US'].sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the same code in every language', () => {
    const codeIn = (locale: (typeof locales)[number]) =>
      JSON.stringify(text[locale])
        .match(/`[^`]+`/g)
        ?.toSorted() ?? [];
    // Formulas contain words of the language.
    const plainIn = (locale: (typeof locales)[number]) =>
      codeIn(locale).filter((code) => !code.includes(' '));
    expect(plainIn('zh-HK')).toEqual(plainIn('zh-CN'));
    expect(plainIn('en-US')).toEqual(plainIn('zh-CN'));
    expect(codeIn('en-US').length).toBe(codeIn('zh-CN').length);
  });
});

describe('the article for developers', () => {
  it('has examples for this site', () => {
    expect(JSON.stringify(developerText(site))).toContain('https://oj.example/api/');
  });

  it('links to the project only if the site names it', () => {
    expect(JSON.stringify(developerText(site))).toContain('https://code.example');
    expect(JSON.stringify(developerText({ ...site, projectUrl: undefined }))).not.toContain(
      'https://code.example',
    );
  });
});
