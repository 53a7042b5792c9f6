import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever the value is another than before; not for the first one. */
export function useOnChange(value: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    tell();
  }, [value]);
}
