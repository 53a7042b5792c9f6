/** The longest wait in a browser that does not report its first paint. */
const maxWaitMs = 1000;

/**
 * Resolves when the browser has painted the server-rendered page and has handled the input so far: the script of the app blocks
 * the page while it starts. A hidden page is not painted.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => afterInput(resolve);
    setTimeout(resolve, maxWaitMs);
    if (document.hidden) proceed();
    else if (PerformanceObserver.supportedEntryTypes.includes('paint')) afterPaint(proceed);
    else requestAnimationFrame(proceed);
  });

function afterPaint(act: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Some browsers have no idle callbacks. */
const afterInput = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(() => act(), { timeout: 200 }) : setTimeout(act);
