import { addressParams } from '@/browser/address';
import { useCallback } from 'react';
import { type URLSearchParamsInit, useSearchParams as useDrawnParams } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address as they are drawn, and how to change them. A change begins with what the address says now: the
 * router's own hands out what was drawn last, so that of two quick changes the first was lost (RT-08).
 */
export function useSearchParams(): readonly [
  URLSearchParams,
  (change: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) => void,
] {
  const [params, setParams] = useDrawnParams();
  const change = useCallback(
    (next: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) =>
      setParams(typeof next === 'function' ? next(addressParams()) : next, options),
    [setParams],
  );
  return [params, change];
}
