import { useMsgAdminAddNoticeMutation, useMsgAdminDeleteNoticeMutation } from '@/api/endpoints/system/msgAdminApi';
import type { ManagedNotice } from '@/contract/entities/messages/announcementAdmin';
import { type Language, isLanguage } from '@/contract/language';
import { NOTICE_TEXT_MAX } from '@/contract/ourLimits';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { HTML_LANGUAGE, LANGUAGE_NAME } from '../languageNames';
import * as styles from '../system.module.css';
import { FieldBox, SettingsCard, SettingsHint, SettingsRows, Subheading } from '../systemElements';

/** A new notice in a language: it scrolls at once. */
function AddNotice({ language }: { readonly language: Language }) {
  const id = useId();
  const [content, write] = useState('');
  const [add, { isLoading }] = useMsgAdminAddNoticeMutation();
  const submit = async (): Promise<void> => {
    const { error } = await add({ language, content });
    if (error === undefined) write('');
  };
  return (
    <FieldBox>
      <UnsavedNote isChanged={content !== ''} />
      <label htmlFor={id}>
        <FormattedMessage id="system.notices.new" />
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={NOTICE_TEXT_MAX}
        value={content}
        onChange={({ target }) => write(target.value)}
      />
      <div>
        <Button disabled={content.trim() === ''} loading={isLoading} onClick={() => void submit()}>
          <FormattedMessage id="system.notices.add" />
        </Button>
      </div>
    </FieldBox>
  );
}

interface NoticesOfLanguageProps {
  readonly language: Language;
  readonly notices: readonly ManagedNotice[];
}

/** Scrolling notices for readers of one language, and a field to add one. */
export function NoticesOfLanguage({ language, notices }: NoticesOfLanguageProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ManagedNotice>();
  return (
    <SettingsCard>
      <Subheading>{LANGUAGE_NAME[language]}</Subheading>
      {notices.length === 0 && <EmptyState title={formatMessage({ id: 'system.notices.none' })} />}
      <SettingsRows as="ul">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onDelete={() => setChosen(notice)} />
        ))}
      </SettingsRows>
      <AddNotice language={language} />
      {chosen && <DeleteNotice notice={chosen} onClose={() => setChosen(undefined)} />}
    </SettingsCard>
  );
}

function NoticeLine({ notice, onDelete }: { readonly notice: ManagedNotice; readonly onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const remove = formatMessage({ id: 'system.notices.delete' }, { content: notice.content });
  return (
    <li className={styles['notice']}>
      <span>
        <span {...(isLanguage(notice.language) && { lang: HTML_LANGUAGE[notice.language] })}>{notice.content}</span>{' '}
        <SettingsHint>
          {notice.isShared ? <FormattedMessage id="system.notices.shared" /> : <DateTime at={notice.createdTime} />}
        </SettingsHint>
      </span>
      {!notice.isShared && (
        <Button type="text" danger icon={<DeleteOutlined />} aria-label={remove} title={remove} onClick={onDelete} />
      )}
    </li>
  );
}

function DeleteNotice({ notice, onClose }: { readonly notice: ManagedNotice; readonly onClose: () => void }) {
  const [remove, { isLoading }] = useMsgAdminDeleteNoticeMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ noticeId: notice.id });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isDangerous
      isBusy={isLoading}
      title={<FormattedMessage id="system.notices.deleteTitle" />}
      confirm={<FormattedMessage id="system.delete" />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{notice.content}</p>
    </ConfirmDialog>
  );
}
