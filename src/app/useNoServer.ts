import { NETWORK_ERROR_NOTICE_MS } from '@/contract/limits';
import { useDispatch } from 'react-redux';

import { noticeShown } from './noticesSlice';

/** Tells that a part could not be fetched that somebody wanted to open. */
export function useNoServer(): () => void {
  const dispatch = useDispatch();
  return () =>
    void dispatch(noticeShown({ tone: 'error', words: { id: 'errors.noServer' }, forMs: NETWORK_ERROR_NOTICE_MS }));
}
