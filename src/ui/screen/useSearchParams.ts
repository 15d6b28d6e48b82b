import { getAddressParams, getAddressPath } from '@/browser/page/address';
import { useCallback } from 'react';
import { type URLSearchParamsInit, useLocation, useSearchParams as useDrawnParams } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams;

/**
 * Returns the rendered parameters of the address and a function to change them. A change starts from the current address. The router's
 * version starts from the last render, so the first of two quick changes was lost (RT-08). After a navigation to another screen it changes
 * nothing, because the router would return to the rendered one.
 */
export function useSearchParams(): readonly [
  URLSearchParams,
  (change: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) => void,
] {
  const [params, setParams] = useDrawnParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (next: Change | URLSearchParamsInit, options?: { readonly replace?: boolean }) => {
      if (getAddressPath() !== pathname) return;
      setParams(typeof next === 'function' ? next(getAddressParams()) : next, options);
    },
    [setParams, pathname],
  );
  return [params, change];
}
