import { isPhoneSearch } from '@/contract/rules';
import { useState } from 'react';

/** Searches unless the phone number is too short. In that case the field shows an error and no request is sent. */
export function usePhoneSearch(onSearch: () => void, phone = '') {
  const [refused, setRefused] = useState<string>();
  const search = (): void => {
    const isFine = phone.trim() === '' || isPhoneSearch(phone);
    setRefused(isFine ? undefined : phone);
    if (isFine) onSearch();
  };
  return { isTooShort: refused !== undefined && refused === phone, search };
}
