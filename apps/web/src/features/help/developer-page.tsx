import { useMemo } from 'react';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { WrittenArticle } from './article/help-article.tsx';
import { developerText } from './texts/developer-text.ts';

export function Component() {
  const projectUrl = useWebsiteConfig()?.projectUrl;
  // The examples contain the origin of this site, so that they can be pasted and run.
  const text = useMemo(() => developerText({ origin: window.location.origin, projectUrl }), [projectUrl]);
  return <WrittenArticle text={text} />;
}
