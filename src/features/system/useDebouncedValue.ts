import { useEffect, useState } from 'react';

/** Debounces a value, so that typing sends no request per letter. */
export function useDebouncedValue<Value>(value: Value, pauseMs = 300): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return calm;
}
