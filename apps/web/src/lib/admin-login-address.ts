/** The login of the back office, and the page to return to after it. */
const loginPath = '/admin/login';
const firstPage = '/admin/dashboard';
const key = 'from';

interface Place {
  pathname: string;
  search: string;
}

/** Adds the refused page as the return address. On the login page itself, the existing return address is kept. */
export function adminLoginAddress({ pathname, search }: Place): string {
  if (pathname === loginPath) return `${loginPath}${search}`;
  const page = `${pathname}${search}`;
  if (page === firstPage || !isOurs(page)) return loginPath;
  return `${loginPath}?${new URLSearchParams({ [key]: page }).toString()}`;
}

/** The address is user input: only pages of the back office are allowed. */
export function pageAfterAdminLogin(search: string): string {
  const page = new URLSearchParams(search).get(key);
  return page !== null && isOurs(page) ? page : firstPage;
}

const isOurs = (page: string): boolean => {
  if (!page.startsWith('/admin/')) return false;
  const { origin, pathname } = new URL(page, 'http://here');
  return origin === 'http://here' && pathname.startsWith('/admin/') && pathname !== loginPath;
};
