import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { translateServerText } from '@/i18n/translateServerText';
import { NoticeStack } from '@/ui/feedback/NoticeStack';
import { useIntl } from 'react-intl';

import { noticeClosed, type NoticeText } from './noticesSlice';
import { useAppSelector } from '../useAppSelector';

/** The notices of the store, in the language of the moment. */
export function NoticesContainer() {
  const { formatMessage, locale } = useIntl();
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices.shown);
  const textOf = ({ id, text: sent = '' }: NoticeText): string => {
    const text = translateServerText(sent, locale);
    if (!id) return text;
    const what = formatMessage({ id });
    return text === '' ? what : formatMessage({ id: 'notices.because' }, { what, reason: text });
  };
  return (
    <NoticeStack
      notices={notices.map(({ key, tone, words, reloads = false }) => ({ key, tone, text: textOf(words), reloads }))}
      onClose={(key) => dispatch(noticeClosed(key))}
    />
  );
}
