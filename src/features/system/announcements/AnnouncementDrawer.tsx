import { useMsgAdminAddMsgMutation, useMsgAdminUpdateMsgMutation } from '@/api/endpoints/system/msgAdminApi';
import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import { Unsaved } from '@/ui/unsaved/Unsaved';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { type AnnouncementDraft, getProblem, getRequest } from './announcementDraft';
import { AnnouncementPreview } from './AnnouncementPreview';
import * as styles from './announcements.module.css';
import { AnnouncementTexts } from './AnnouncementTexts';
import { AnnouncementWho } from './AnnouncementWho';
import { PictureField } from './PictureField';

interface AnnouncementDrawerProps {
  /** Null: a new one. */
  readonly msgId: string | null;
  readonly draft: AnnouncementDraft;
  readonly onClose: () => void;
}

/** Edits an announcement: subject, audience and languages, with a preview of the bar and the dialog. */
export function AnnouncementDrawer({ msgId, draft: before, onClose }: AnnouncementDrawerProps) {
  const shown = useLocale();
  const [draft, write] = useState(before);
  const [language, choose] = useState<Language>(shown);
  const [save, isLoading] = useSave(msgId, onClose);
  const problem = getProblem(draft);
  return (
    <Drawer
      open
      size={720}
      mask={{ closable: false }}
      title={<FormattedMessage id={msgId === null ? 'system.announcements.new' : 'system.announcements.edit'} />}
      onClose={useGuardedClose(onClose)}
      footer={
        <div className={styles['footer']}>
          <Button
            type="primary"
            disabled={problem !== undefined}
            loading={isLoading}
            onClick={() => void save(getRequest(draft, shown, before.picture))}
          >
            <FormattedMessage id="system.announcements.publish" />
          </Button>
          <output className={styles['problem']}>
            {problem && <FormattedMessage id={`system.announcements.problem.${problem}`} />}
          </output>
        </div>
      }
    >
      <Unsaved isChanged={JSON.stringify(draft) !== JSON.stringify(before)} />
      <div className={styles['drawer']}>
        <AnnouncementWho draft={draft} onChange={write} />
        <PictureField picture={draft.picture} onChange={(picture) => write({ ...draft, picture })} />
        <AnnouncementTexts draft={draft} language={language} onLanguage={choose} onChange={write} />
        <AnnouncementPreview draft={draft} language={language} />
      </div>
    </Drawer>
  );
}

function useSave(msgId: string | null, onSaved: () => void) {
  const [add, added] = useMsgAdminAddMsgMutation();
  const [update, updated] = useMsgAdminUpdateMsgMutation();
  const save = async (request: ReturnType<typeof getRequest>): Promise<void> => {
    const { error } = msgId === null ? await add(request) : await update({ msgId, ...request });
    if (error === undefined) onSaved();
  };
  return [save, added.isLoading || updated.isLoading] as const;
}
