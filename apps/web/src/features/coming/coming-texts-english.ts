import { texts, type ComingTexts } from './coming-texts.ts';

export const englishTexts: ComingTexts = {
  discussions: texts(
    'Ask, explain, help each other.',
    'Browse by problem or category',
    'Like, comment and reply',
    'Write formulas and code in Markdown',
  ),
  adminSite: texts('Manage discussions.', 'Review posts', 'Pin and close discussions', 'Handle reports'),
};
