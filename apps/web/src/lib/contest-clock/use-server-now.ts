import { useEffect, useState } from 'react';
import { readClock, type ServerClock } from './server-clock.ts';

/** The present moment of the server, at each of its seconds. Only what ticks should ask for it. */
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
