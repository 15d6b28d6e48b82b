import { NAME_MAX } from '@/contract/ourLimits';
import { Input } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox, Fields } from '../styled';
import { Addressee } from './Addressee';
import type { AnnouncementDraft } from './announcementDraft';

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
export function AnnouncementWho({ draft, onChange }: AnnouncementWhoProps) {
  const id = useId();
  return (
    <Fields>
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
    </Fields>
  );
}
