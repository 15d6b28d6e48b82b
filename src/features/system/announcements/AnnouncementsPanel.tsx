import { type ManagedAnnouncement, queryAllMsgRequest } from '@/contract/entities/messages/announcementAdmin';
import { useLocale } from '@/i18n/languageContext';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { AnnouncementDrawer } from './AnnouncementDrawer';
import { type AnnouncementDraft, getDraft, newDraft } from './announcementDraft';
import { AnnouncementTable } from './AnnouncementTable';
import { DeleteAnnouncement } from './DeleteAnnouncement';
import { FindAnnouncement } from './FindAnnouncement';

interface Opened {
  readonly msgId: string | null;
  readonly draft: AnnouncementDraft;
}

/** The institution's announcements: new, edit, delete with confirmation, in all languages (SY-02). */
export function AnnouncementsPanel() {
  const language = useLocale();
  const [params, setParams] = useSearchParams();
  const { content } = readListUrl(queryAllMsgRequest, params);
  const [opened, open] = useState<Opened>();
  const [deleted, askToDelete] = useState<ManagedAnnouncement>();
  const search = (text: string | undefined): void => setParams((current) => writeListUrl(current, { content: text }));
  return (
    <PanelFrame
      title="system.tab.announcements"
      intro="system.announcements.intro"
      changes="announcements.manage"
      action={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => open({ msgId: null, draft: newDraft() })}>
          <FormattedMessage id="system.announcements.new" />
        </Button>
      }
    >
      <FindAnnouncement key={content} content={content} onSearch={search} />
      <AnnouncementTable
        content={content}
        onEdit={(managed) => open({ msgId: managed.msgId, draft: getDraft(managed, language) })}
        onDelete={askToDelete}
      />
      {opened && <AnnouncementDrawer {...opened} onClose={() => open(undefined)} />}
      {deleted && <DeleteAnnouncement announcement={deleted} onClose={() => askToDelete(undefined)} />}
    </PanelFrame>
  );
}
