import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrast, defaultTagColor, readableColor, schemes, type SchemeName } from './readable-color.ts';

const channels = ['00', '40', '80', 'c0', 'ff'];
const everyHue = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);
const schemeNames: SchemeName[] = ['light', 'dark'];

describe('the colour of a tag', () => {
  it.each(schemeNames)('is readable in the %s theme, whatever it is', (scheme) => {
    for (const color of everyHue) {
      const { text, fill } = readableColor(color, scheme);
      expect({ color, isReadable: contrast(text, fill) >= 4.5 }).toEqual({ color, isReadable: true });
    }
  });

  it('stays unchanged where it is readable', () => {
    expect(readableColor('#1b4fa0', 'light').text).toBe('#1b4fa0');
    expect(readableColor('#ffd166', 'dark').text).toBe('#ffd166');
  });

  it.each([
    ['#FFF', '#ffffff'],
    ['#ffffff80', '#ffffff'],
    ['rgb(255, 255, 255)', '#ffffff'],
    ['rgba(255 255 255 0.5)', '#ffffff'],
    [' #0f0 ', '#00ff00'],
    ['', defaultTagColor],
    [null, defaultTagColor],
    [undefined, defaultTagColor],
    ['red;background:url(//example.org)', defaultTagColor],
    ['rgb(1,2)', defaultTagColor],
    ['rgb(999,0,0)', defaultTagColor],
    ['rgb(.,.,.)', defaultTagColor],
  ])('parses %s as %s', (written, meant) => {
    expect(readableColor(written, 'light')).toEqual(readableColor(meant, 'light'));
  });

  it('uses the colours of the tokens', async () => {
    const tokens = await readFile(new URL('../theme/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split("[data-mantine-color-scheme='dark']");
    const token = (block: string, name: string) => new RegExp(`--color-${name}: (#\\w{6});`).exec(block)?.[1];
    for (const [scheme, block] of [
      [schemes.light, light],
      [schemes.dark, dark],
    ] as const)
      expect([scheme.surface, scheme.text]).toEqual([token(block, 'surface'), token(block, 'text')]);
  });
});
