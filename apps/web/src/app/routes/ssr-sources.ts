/** The modules of each server-rendered page, below `src`. The build joins the style sheets of each list into one. */
export const ssrSources = {
  problem: [
    'features/problem/problem-page.tsx',
    'features/problem/workbench/workbench.tsx',
    'ui/markdown/markdown-body.tsx',
  ],
} as const;

export type SsrName = keyof typeof ssrSources;
