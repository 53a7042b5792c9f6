import { useEffect, useState } from 'react';
import { readClock, type ServerClock } from './server-clock.ts';

/** The current time of the server, updated every second. Only for components that tick. */
export function useServerNow(clock: ServerClock): number {
  const [countMs, setCountMs] = useState(() => performance.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = 1000 - (readClock(clock, performance.now()) % 1000);
      timer = setTimeout(() => {
        setCountMs(performance.now());
        wait();
      }, leftMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock]);
  return readClock(clock, countMs);
}
