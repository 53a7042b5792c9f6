import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the value changes; not for the initial value. */
export function useOnChange(value: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    tell();
  }, [value]);
}
