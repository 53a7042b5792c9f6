/**
 * Maps Mantine to our tokens: its variables point at ours, its components take our classes. Components are plain keys
 * here, so that the theme imports none of them into the first script.
 */
import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';

/** The design has no shades: one colour each, mixed with the surface where a tint is needed. */
const tuple = (color: string): MantineColorsTuple =>
  [color, color, color, color, color, color, color, color, color, color] as const;

const slate: MantineColorsTuple = [
  '#f6f7f9',
  '#eef0f4',
  '#e3e7ec',
  '#d3d9e1',
  '#b9c2cd',
  '#8a95a5',
  '#5b6675',
  '#424c5a',
  '#2b3440',
  '#1b232e',
];

const night: MantineColorsTuple = [
  '#e6eaf0',
  '#c4ccd8',
  '#97a3b4',
  '#6a7586',
  '#2a313b',
  '#222933',
  '#1b2129',
  '#171c23',
  '#0f1318',
  '#0a0d11',
];

export const namedColors = ['ink', 'gold', 'good', 'bad', 'warn', 'info'] as const;

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 6 },
  colors: {
    gray: slate,
    dark: night,
    ink: tuple('#2b4fc7'),
    gold: tuple('#946409'),
    good: tuple('#12805c'),
    bad: tuple('#c22f3d'),
    warn: tuple('#a85b00'),
    info: tuple('#0f6e9c'),
  },
  white: '#ffffff',
  black: '#1b232e',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '18px', sm: '20px', md: '24px', lg: '24px', xl: '28px' },
  fontWeights: { regular: '400', medium: '550', bold: '600' },
  headings: {
    fontFamily: 'var(--font-text)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
      h4: { fontSize: '15px', lineHeight: '24px' },
      h5: { fontSize: '14px', lineHeight: '20px' },
      h6: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  radius: { xs: '4px', sm: '5px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // White on the light colours of the dark scheme would be unreadable: filled components use the scheme's own contrast
  // colour.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...resolved, color: 'var(--color-on-strong)' } : resolved;
  },
  components: componentDefaults,
});
