import { useEffect, useState } from 'react';

/** The present moment, every second. Only what ticks should ask for it. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
