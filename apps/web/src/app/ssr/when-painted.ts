/** So long the app waits for a browser that does not tell when it has painted. */
const patienceMs = 1000;

/**
 * When the reader has seen the picture, and what they have done to it until then has been heard: the app holds the page up
 * while its script begins. A page that nobody looks at is not painted.
 */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => afterInput(resolve);
    setTimeout(resolve, patienceMs);
    if (document.hidden) goOn();
    else if (PerformanceObserver.supportedEntryTypes.includes('paint')) afterPaint(goOn);
    else requestAnimationFrame(goOn);
  });

function afterPaint(act: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Not every browser has idle times. */
const afterInput = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(() => act(), { timeout: 200 }) : setTimeout(act);
