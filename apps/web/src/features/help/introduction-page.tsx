import { WrittenArticle } from './article/help-article.tsx';
import { introductionText } from './texts/introduction-text.ts';

export const Component = () => <WrittenArticle text={introductionText} />;
