import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressBuild } from './compress-build.ts';
import { scriptGroups } from './script-groups.ts';

/** The Latin text font is needed by every first screen: asking for it from the page itself avoids a late font swap. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (file === undefined) throw new Error('The text font is not part of the build');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadTextFont(), compressBuild()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
  },
  server: {
    proxy: { '/api': { target: process.env['SERVER_URL'] ?? 'http://127.0.0.1:8000', changeOrigin: true } },
  },
});
