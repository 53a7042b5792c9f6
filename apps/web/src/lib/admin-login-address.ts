/** The login of the back office, and the page it leads back to. */
const loginPath = '/admin/login';
const firstPage = '/admin/dashboard';
const key = 'from';

interface Place {
  pathname: string;
  search: string;
}

/** Remembers the page that was refused. Asked from the login itself, what it remembers stays. */
export function adminLoginAddress({ pathname, search }: Place): string {
  if (pathname === loginPath) return `${loginPath}${search}`;
  const page = `${pathname}${search}`;
  if (page === firstPage || !isOurs(page)) return loginPath;
  return `${loginPath}?${new URLSearchParams({ [key]: page }).toString()}`;
}

/** Anybody can write an address: it leads nowhere but into the back office. */
export function pageAfterAdminLogin(search: string): string {
  const page = new URLSearchParams(search).get(key);
  return page !== null && isOurs(page) ? page : firstPage;
}

const isOurs = (page: string): boolean => {
  if (!page.startsWith('/admin/')) return false;
  const { origin, pathname } = new URL(page, 'http://here');
  return origin === 'http://here' && pathname.startsWith('/admin/') && pathname !== loginPath;
};
