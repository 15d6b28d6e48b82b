import { useMsgAdminDeleteMutation } from '@/api/endpoints/system/msgAdminApi';
import type { ManagedAnnouncement } from '@/contract/entities/messages/announcementAdmin';
import { useLocale } from '@/i18n/languageContext';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';

interface DeleteAnnouncementProps {
  readonly announcement: ManagedAnnouncement;
  readonly onClose: () => void;
}

/** Requires a confirmation before an announcement is deleted: it also disappears for users who have not read it. */
export function DeleteAnnouncement({ announcement, onClose }: DeleteAnnouncementProps) {
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
