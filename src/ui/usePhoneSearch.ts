import { isPhoneSearch } from '@/contract/rules';
import { useState } from 'react';

/** Searches unless a phone number is too short to be searched for; that is said at the field, and the server is not asked. */
export function usePhoneSearch(onSearch: () => void, phone = '') {
  const [refused, setRefused] = useState<string>();
  const search = (): void => {
    const isFine = phone.trim() === '' || isPhoneSearch(phone);
    setRefused(isFine ? undefined : phone);
    if (isFine) onSearch();
  };
  return { isTooShort: refused !== undefined && refused === phone, search };
}
