import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './global.css';
import '@mantine/core/styles.layer.css';
import './fonts.css';
import './tokens.css';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

/** The server puts a nonce into the page; the kit's one generated style element must carry it. */
function getStyleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce ?? '';
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={getStyleNonce}
    >
      {children}
    </MantineProvider>
  );
}
