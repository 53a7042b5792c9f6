import { useEffect, useEffectEvent } from 'react';
import { clearSampleRequest, useSampleRequest } from './run-sample.ts';

/** Calls back for every sample that the statement asks to run, also for one asked for before the editor was there. */
export function useSampleRequests(onRequest: (index: number) => void): void {
  const request = useSampleRequest();
  const tell = useEffectEvent(onRequest);
  useEffect(() => {
    if (request === undefined) return;
    clearSampleRequest();
    tell(request.index);
  }, [request]);
}
