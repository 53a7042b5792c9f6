import type { CSSVariablesResolver } from '@mantine/core';
import { namedColors } from './theme.ts';

const colorVariables = (name: string): Record<string, string> => ({
  [`--mantine-color-${name}-text`]: `var(--color-${name})`,
  [`--mantine-color-${name}-filled`]: `var(--color-${name})`,
  [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, var(--color-${name}) 88%, var(--color-text))`,
  [`--mantine-color-${name}-light`]: `var(--color-${name}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--color-${name}) 14%, var(--color-surface))`,
  [`--mantine-color-${name}-light-color`]: `var(--color-${name})`,
  [`--mantine-color-${name}-outline`]: `var(--color-${name})`,
  [`--mantine-color-${name}-outline-hover`]: `var(--color-${name}-soft)`,
});

const schemeVariables: Record<string, string> = {
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-anchor': 'var(--color-ink)',
  '--mantine-color-error': 'var(--color-bad)',
  '--mantine-color-success': 'var(--color-good)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--color-text) 4%, var(--color-surface))',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'color-mix(in srgb, var(--color-line-strong) 40%, var(--color-line))',
  '--mantine-color-disabled': 'var(--color-sunken)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-primary-color-contrast': 'var(--color-on-strong)',
  ...Object.assign({}, ...namedColors.map(colorVariables)),
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables,
  dark: schemeVariables,
});
