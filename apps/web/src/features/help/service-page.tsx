import { WrittenArticle } from './article/help-article.tsx';
import { ContactCard } from './contact-card.tsx';
import { serviceText } from './texts/service-text.ts';

export const Component = () => <WrittenArticle text={serviceText} end={<ContactCard />} />;
