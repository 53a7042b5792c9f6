import { WrittenArticle } from './article/help-article.tsx';
import { ContactCard } from './contact-card.tsx';
import { buyText } from './texts/buy-text.ts';

/** For sites that do not sell memberships by themselves. */
export const BuyArticle = () => <WrittenArticle text={buyText} end={<ContactCard />} />;
