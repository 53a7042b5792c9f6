import { useEffect, useEffectEvent } from 'react';
import { clearSampleRequest, useSampleRequest } from './run-sample.ts';

/** Calls back for every sample run request, including one made before the editor was loaded. */
export function useSampleRequests(onRequest: (index: number) => void): void {
  const request = useSampleRequest();
  const handleRequest = useEffectEvent(onRequest);
  useEffect(() => {
    if (request === undefined) return;
    clearSampleRequest();
    handleRequest(request.index);
  }, [request]);
}
