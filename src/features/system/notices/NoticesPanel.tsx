import { useMsgAdminNoticeListQuery } from '@/api/endpoints/system/msgAdminApi';
import { LANGUAGES } from '@/contract/language';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SettingsCards } from '../systemElements';
import { NoticesOfLanguage } from './NoticesOfLanguage';

/** Scrolling notices in the header, by language (SY-02, SH-03). */
export function NoticesPanel() {
  const query = useMsgAdminNoticeListQuery();
  return (
    <PanelFrame title="system.tab.notices" intro="system.notices.intro" changes="announcements.manage">
      <QueryBoundary query={query}>
        {(notices) => (
          <SettingsCards>
            {LANGUAGES.map((language) => (
              <NoticesOfLanguage
                key={language}
                language={language}
                notices={notices.filter((notice) => notice.language === language)}
              />
            ))}
          </SettingsCards>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}
