/**
 * Which script files the build makes. Left to itself the bundler makes one of every module that several pages share: a
 * problem page then asks for seventy files, most of them an icon. Each costs the page some work, which a slow phone feels.
 */
import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = join(import.meta.dirname, 'index.html');

function listReached(id: string, graph: ModuleGraph, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) listReached(imported, graph, reached);
  return reached;
}

let lightModules: ReadonlySet<string> | undefined;

/** What the entry imports, without the app, which it loads on demand. */
function isLight(id: string, graph: ModuleGraph): boolean {
  lightModules ??= listReached(entry, graph);
  return lightModules.has(id);
}

const home = join(import.meta.dirname, 'src/features/home/home-page.tsx');

let homeModules: ReadonlySet<string> | undefined;

function isOfHome(id: string, graph: ModuleGraph): boolean {
  homeModules ??= listReached(home, graph);
  return homeModules.has(id);
}

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})`);

/**
 * Not the renderer of authors' texts and the editors: a group takes what its modules import along, and theirs is large. The
 * preview of the Markdown editor imports the renderer, so the two count as shared by every page with such an editor.
 */
const ownParts =
  /apps[\\/]web[\\/]src[\\/](?:ui|lib)[\\/](?!markdown[\\/](?!markdown\.|load-markdown\.)|(?:markdown-editor|code-editor|remote-import|text-diff)[\\/])|packages[\\/](?:contract|rules)[\\/]/;

const smallParts = { test: ownParts, minShareCount: 6, maxModuleSize: 12_000 };

export const scriptGroups = [
  // What a page that came drawn answers with, before the app is there.
  {
    name: (id: string, graph: ModuleGraph) => (isLight(id, graph) ? 'light' : null),
    debugName: 'light',
    priority: 4,
  },
  // What every page needs before anything else shows.
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    name: 'editor',
    test: packages(
      '@codemirror[\\\\/](state|view|language|commands|autocomplete|search|lint)',
      '@lezer[\\\\/](common|highlight|lr)',
      'style-mod',
      'w3c-keyname',
      'crelt',
      '@marijn',
    ),
    priority: 2,
  },
  { name: 'icons', test: packages('@tabler'), priority: 1 },
  // Home uses it, too: with the shared parts it would load all of them.
  { name: 'common', test: packages('@tanstack'), priority: 1 },
  // Small parts of our own that many pages share. On a slow line a file costs more for its request than for its bytes. Home
  // asks only for those that it uses, so that its scripts do not grow with every other page.
  {
    name: (id: string, graph: ModuleGraph) => (isOfHome(id, graph) ? 'common' : null),
    debugName: 'common',
    ...smallParts,
    priority: 0.5,
  },
  { name: 'shared', ...smallParts, priority: 0 },
];
