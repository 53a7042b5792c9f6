import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressBuild } from './compress-build.ts';
import { buildSsrScripts, holdsApp, joinStyleSheets, serveDevelopmentSsr } from './build-ssr.ts';
import { scriptGroups } from './script-groups.ts';

/**
 * The Latin text font is needed by every first screen: asking for it from the page itself avoids a late font swap. The
 * script of the first paint asks for it, unless the line is slow.
 */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (file === undefined) throw new Error('The text font is not part of the build');
        return html.replace('data-fonts=""', () => `data-fonts="/${file}"`);
      },
    },
  };
}

const link = (rel: string, file: string) => ({ rel, href: `/${file}`, crossorigin: '' });

/** The entry is small, so that a page the server has drawn answers at once. What every page loads next is asked for at once. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const app = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && holdsApp(file));
        if (app?.type !== 'chunk') throw new Error('The app is not part of the build');
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        return [
          { tag: 'link', attrs: link('modulepreload', app.fileName), injectTo: 'head' },
          ...styles.map((file) => ({
            tag: 'link',
            attrs: link('stylesheet', file),
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

const serverUrl = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadTextFont(),
    preloadApp(),
    compressBuild(),
    buildSsrScripts(),
    joinStyleSheets(),
    serveDevelopmentSsr(serverUrl),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
  },
  server: {
    // The server sees the address of the browser, as behind any proxy. Event streams pass unbuffered.
    proxy: Object.fromEntries(['/api', '/judge-gateway', '/metrics'].map((path) => [path, serverUrl])),
  },
});
