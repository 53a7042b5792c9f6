import { useEffect, useEffectEvent } from 'react';
import { haveDiverged, type ComputerTimes } from './server-clock.ts';

const lookMs = 1000;

const readTimes = (): ComputerTimes => ({ countMs: performance.now(), wallMs: Date.now() });

/** Calls back when the server's time should be fetched again: after a sleep, and when the user returns to the page. */
export function useFreshClock(onDoubt: () => void): void {
  const ask = useEffectEvent(onDoubt);
  useEffect(() => {
    let last = readTimes();
    const look = () => {
      const now = readTimes();
      if (haveDiverged(last, now)) ask();
      last = now;
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, []);
}
