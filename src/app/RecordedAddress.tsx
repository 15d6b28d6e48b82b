import { maskWords } from '@/api/recordedWords';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { addressRecorded } from './recordedAddressSlice';

/** Replaces search texts in an address with pseudonyms. */
function recordedAddress(pathname: string, search: string): string {
  const query = [...new URLSearchParams(search)].map(([name, value]) => [name, String(maskWords(value, name))]);
  const text = new URLSearchParams(query).toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Puts the address into the store while the session can be recorded: a replay shows the same screen (TR-03). */
export function RecordedAddress() {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => void dispatch(addressRecorded(recordedAddress(pathname, search))), [dispatch, pathname, search]);
  return null;
}
