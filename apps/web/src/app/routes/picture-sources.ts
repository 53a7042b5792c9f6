/** What the pictures of pages are drawn with, below `src`: the build makes one style sheet of each list. */
export const pictureSources = {
  problem: [
    'features/problem/problem-page.tsx',
    'features/problem/workbench/workbench.tsx',
    'ui/markdown/markdown-body.tsx',
  ],
} as const;

export type PictureName = keyof typeof pictureSources;
