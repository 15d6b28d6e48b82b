import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { NETWORK_ERROR_NOTICE_MS } from '@/contract/limits';

import { noticeShown } from './noticesSlice';

const PART_MISSING = {
  tone: 'error',
  words: { id: 'errors.chunk.text' },
  reloads: true,
  forMs: NETWORK_ERROR_NOTICE_MS,
} as const;

/** Returns a function that reports a part whose code could not be loaded. */
export function useReportMissingPart(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(noticeShown(PART_MISSING));
}
