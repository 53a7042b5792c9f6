/** A problem of LibreOJ: Markdown in sections, whose titles are free texts in Chinese. */
import type { z } from 'zod';
import type { RemoteProblem } from '../remote-judge.ts';
import type { problemAnswer } from './libreoj-answers.ts';

type Contents = NonNullable<z.infer<typeof problemAnswer>['localizedContentsOfLocale']>;

const placeOf = (title: string): 'inputDescription' | 'outputDescription' | 'hint' | 'description' => {
  if (/输入格式|^输入$|^Input/u.test(title)) return 'inputDescription';
  if (/输出格式|^输出$|^Output/u.test(title)) return 'outputDescription';
  if (/数据范围|提示|Hint|Note|Constraints/u.test(title)) return 'hint';
  return 'description';
};

type Texts = Pick<RemoteProblem, 'description' | 'inputDescription' | 'outputDescription' | 'hint'>;

/** Sections with a title of their own keep it. Samples have a text of explanation. */
export function arrangeSections({ contentSections }: Contents): Texts {
  const texts: Texts = { description: '', inputDescription: '', outputDescription: '', hint: '' };
  for (const { sectionTitle, text, type } of contentSections) {
    if (text === null || text === undefined || text.trim() === '') continue;
    const place = type === 'Sample' ? 'hint' : placeOf(sectionTitle);
    const hasOwnTitle = place === 'description' && !/题目描述|Description/u.test(sectionTitle);
    const section = hasOwnTitle ? `## ${sectionTitle}\n\n${text.trim()}` : text.trim();
    texts[place] = texts[place] === '' ? section : `${texts[place]}\n\n${section}`;
  }
  return texts;
}

export const pictureHosts = ['loj.ac', 'img.loj.ac'];

/** Pictures of Markdown on hosts of the site. */
export function listPictures(origin: string, texts: Texts): readonly string[] {
  const found = Object.values(texts).flatMap((text) => [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)/gu)]);
  const origins = [origin, ...pictureHosts.map((host) => `https://${host}`)];
  return [...new Set(found.map(([, address = '']) => address))].filter((address) =>
    origins.some((one) => address.startsWith(`${one}/`)),
  );
}
