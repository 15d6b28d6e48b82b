import { useEffect, useState } from 'react';

/** The newest value, a moment after the last key: whoever types is not asked about every letter. */
export function useCalm<Value>(value: Value, pauseMs = 300): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return calm;
}
