import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import { AnnouncementCard } from '@/ui/announcement/AnnouncementCard';
import { AnnouncementLine } from '@/ui/announcement/AnnouncementLine';
import { FormattedMessage } from 'react-intl';

import { type AnnouncementDraft, getFallback, stateOf } from './announcementDraft';
import * as styles from './announcements.module.css';

interface AnnouncementPreviewProps {
  readonly draft: AnnouncementDraft;
  readonly language: Language;
}

/** The bar and the dialog as a reader of the language will see them. */
export function AnnouncementPreview({ draft, language }: AnnouncementPreviewProps) {
  const shown = useLocale();
  const isWritten = stateOf(draft.texts[language]) !== 'none';
  const text = draft.texts[isWritten ? language : (getFallback(draft, shown) ?? language)];
  const { name, idNo, label, picture } = draft;
  return (
    <section className={styles['preview']}>
      <span className={styles['hint']}>
        <FormattedMessage id="system.announcements.preview" />
      </span>
      <AnnouncementLine unread={1} content={text.content} />
      <AnnouncementCard announcement={{ ...text, name, idNo, label, base64Image: picture }} />
    </section>
  );
}
