import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './global.css';
import '@mantine/core/styles.layer.css';
import './fonts.css';
import './tokens.css';
import { cssVariablesResolver } from './css-variables.ts';
import { styleNonce } from './style-nonce.ts';
import { theme } from './theme.ts';

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
