import { addressParams, addressPath } from '@/browser/address';
import { useCallback } from 'react';
import { type URLSearchParamsInit, useLocation, useSearchParams as useDrawnParams } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address as they are drawn, and how to change them. A change begins with what the address says now: the
 * router's own hands out what was drawn last, so that of two quick changes the first was lost (RT-08). Where the address has
 * moved on to another screen it changes nothing: the router would go back to the one that is still drawn.
 */
export function useSearchParams(): readonly [
  URLSearchParams,
  (change: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) => void,
] {
  const [params, setParams] = useDrawnParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (next: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) => {
      if (addressPath() !== pathname) return;
      setParams(typeof next === 'function' ? next(addressParams()) : next, options);
    },
    [setParams, pathname],
  );
  return [params, change];
}
