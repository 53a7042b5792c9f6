/** The script of a page failed to load: offline, or the site was updated since this tab was opened. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The script of a page could not be loaded', { cause });
    this.name = 'PageLoadError';
  }
}

const loadTimeoutMs = 120_000;

export async function loadPageScript<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageLoadError('timeout')), loadTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof PageLoadError ? error : new PageLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
