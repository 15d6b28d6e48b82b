import { useMsgAdminDeleteMutation } from '@/api/endpoints/system/msgAdminApi';
import { type ManagedAnnouncement, queryAllMsgRequest } from '@/contract/entities/messages/announcementAdmin';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { PlusOutlined } from '@ant-design/icons';
import { Input, Button } from 'antd';
import { useId, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { PanelFrame } from '../PanelFrame';
import { type AnnouncementDraft, getDraft, createDraft } from './announcementDraft';
import { AnnouncementDrawer } from './AnnouncementDrawer';
import { AnnouncementTable } from './AnnouncementTable';

interface FindAnnouncementProps {
  readonly content: string | undefined;
  readonly onSearch: (content: string | undefined) => void;
}

/** Searches announcements by their text, in any language, or by the person they concern. */
function FindAnnouncement({ content, onSearch }: FindAnnouncementProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, type] = useState(content ?? '');
  const text = typed.trim();
  const clear = (): void => {
    type('');
    onSearch(undefined);
  };
  return (
    <SearchBar
      label={formatMessage({ id: 'system.announcements.find' })}
      onSearch={() => onSearch(text === '' ? undefined : text)}
      onClear={clear}
    >
      <SearchField label={formatMessage({ id: 'system.announcements.find' })} htmlFor={id}>
        <Input id={id} maxLength={FILTER_TEXT_MAX} value={typed} onChange={({ target }) => type(target.value)} />
      </SearchField>
    </SearchBar>
  );
}

interface DeleteAnnouncementProps {
  readonly announcement: ManagedAnnouncement;
  readonly onClose: () => void;
}

/** Requires a confirmation before an announcement is deleted: it also disappears for users who have not read it. */
function DeleteAnnouncement({ announcement, onClose }: DeleteAnnouncementProps) {
  const language = useLocale();
  const [remove, { isLoading }] = useMsgAdminDeleteMutation();
  const { msgId, name, readCount } = announcement;
  const { content } = announcement.texts?.[language] ?? announcement;
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ msgId });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isDangerous
      isBusy={isLoading}
      title={<FormattedMessage id="system.announcements.deleteOf" values={{ name }} />}
      confirm={<FormattedMessage id="system.delete" />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{content}</p>
      <p>
        <FormattedMessage id="system.announcements.deleteEffect" values={{ count: readCount }} />
      </p>
    </ConfirmDialog>
  );
}

interface OpenDraft {
  readonly msgId: string | null;
  readonly draft: AnnouncementDraft;
}

/** The institution's announcements: new, edit, delete with confirmation, in all languages (SY-02). */
export function AnnouncementsPanel() {
  const language = useLocale();
  const [params, setParams] = useSearchParams();
  const { content } = readListUrl(queryAllMsgRequest, params);
  const [opened, open] = useState<OpenDraft>();
  const [deleted, askToDelete] = useState<ManagedAnnouncement>();
  const search = (text: string | undefined): void => setParams((current) => writeListUrl(current, { content: text }));
  return (
    <PanelFrame
      title="system.tab.announcements"
      intro="system.announcements.intro"
      changes="announcements.manage"
      action={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => open({ msgId: null, draft: createDraft() })}>
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
