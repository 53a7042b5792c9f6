import { useSearchParams } from 'react-router';

/** The page number of a list, stored in the URL. */
export function usePageNumber(): [page: number, setPage: (page: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('currentPage') ?? '';
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return [page, (next) => setParameters(next === 1 ? {} : { currentPage: String(next) })];
}
