import { WrittenArticle } from './article/help-article.tsx';
import { ContactCard } from './contact-card.tsx';
import { buyText } from './texts/buy-text.ts';

export const Component = () => <WrittenArticle text={buyText} end={<ContactCard />} />;
