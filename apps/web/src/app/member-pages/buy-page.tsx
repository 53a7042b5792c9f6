import { BuyArticle } from '../../features/help/buy-article.tsx';
import { BuyPage } from '../../features/member/buy/buy-page.tsx';

/** The plans, or how to ask for a membership on a site that does not sell them by itself. */
export const Component = () => <BuyPage closed={<BuyArticle />} />;
