import { useMsgAdminAddMsgMutation, useMsgAdminUpdateMsgMutation } from '@/api/endpoints/system/msgAdminApi';
import type { Language } from '@/contract/language';
import { NAME_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { AnnouncementCard } from '@/ui/announcement/AnnouncementCard';
import { AnnouncementLine } from '@/ui/announcement/AnnouncementLine';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Input, Button, Drawer } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox, SettingsFieldGrid } from '../systemElements';
import { Addressee } from './Addressee';
import { type AnnouncementDraft, getFallback, getTextState, getProblem, getRequest } from './announcementDraft';
import * as styles from './announcements.module.css';
import { AnnouncementTexts } from './AnnouncementTexts';
import { PictureField } from './PictureField';

interface AnnouncementPreviewProps {
  readonly draft: AnnouncementDraft;
  readonly language: Language;
}

/** The bar and the dialog as a reader of the language will see them. */
function AnnouncementPreview({ draft, language }: AnnouncementPreviewProps) {
  const shown = useLocale();
  const isWritten = getTextState(draft.texts[language]) !== 'none';
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

interface AnnouncementWhoProps {
  readonly draft: AnnouncementDraft;
  readonly onChange: (draft: AnnouncementDraft) => void;
}

const FIELDS = [
  ['name', 'system.announcements.about'],
  ['idNo', 'system.announcements.idNo'],
  ['label', 'system.announcements.label'],
] as const;

/** Subject, label and audience of an announcement. */
function AnnouncementWho({ draft, onChange }: AnnouncementWhoProps) {
  const id = useId();
  return (
    <SettingsFieldGrid>
      {FIELDS.map(([field, label]) => (
        <FieldBox key={field}>
          <label htmlFor={id + field}>
            <FormattedMessage id={label} />
          </label>
          <Input
            id={id + field}
            maxLength={NAME_MAX}
            autoComplete="off"
            value={draft[field]}
            onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
          />
        </FieldBox>
      ))}
      <FieldBox>
        <label htmlFor={`${id}for`}>
          <FormattedMessage id="system.announcements.for" />
        </label>
        <Addressee id={`${id}for`} chosen={draft.forUser} onChange={(forUser) => onChange({ ...draft, forUser })} />
      </FieldBox>
    </SettingsFieldGrid>
  );
}

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
      <UnsavedNote isChanged={JSON.stringify(draft) !== JSON.stringify(before)} />
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
