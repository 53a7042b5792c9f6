import { siteLimits } from '@touchstone/contract/site-limits';

export interface AnnouncementText {
  title: string;
  content: string;
}

export type AnnouncementProblems = Partial<Record<keyof AnnouncementText, 'empty' | 'long'>>;

function findProblem(text: string, maximum: number): 'empty' | 'long' | undefined {
  if (text.trim() === '') return 'empty';
  return text.length > maximum ? 'long' : undefined;
}

export function findAnnouncementProblems({ title, content }: AnnouncementText): AnnouncementProblems {
  const ofTitle = findProblem(title.trim(), siteLimits.announcementTitleMaximum);
  const ofContent = findProblem(content, siteLimits.announcementMaximum);
  return { ...(ofTitle && { title: ofTitle }), ...(ofContent && { content: ofContent }) };
}
