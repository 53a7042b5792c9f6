import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { useListAddress } from './use-list-address.ts';

function Probe() {
  const { page, size, filter } = useListAddress(30);
  return `page ${String(page)}, size ${String(size)}, keyword ${filter('keyword')}`;
}

describe('the address of a list', () => {
  it.each([
    ['', 'page 1, size 30, keyword'],
    ['?currentPage=4&limit=50&keyword=sum', 'page 4, size 50, keyword sum'],
    ['?currentPage=0&limit=-1', 'page 1, size 30, keyword'],
    ['?currentPage=x&limit=1.5', 'page 1, size 30, keyword'],
    ['?keyword=a%26b', 'page 1, size 30, keyword a&b'],
  ])('%j is read as "%s"', (search, text) => {
    expect(renderMarkup(<Probe />, { url: `/list${search}` }).text).toBe(text);
  });
});
