/**
 * Which script files the build makes. Left to itself the bundler makes one of every module that several pages share: a
 * problem page then asks for seventy files, most of them an icon. Each costs the page some work, which a slow phone feels.
 */
const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})`);

export const scriptGroups = [
  // What every page needs before anything shows.
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
];
