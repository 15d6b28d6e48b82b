import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { ANNOUNCEMENT_TEXT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { Input, Segmented } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LANGUAGE_NAME } from '../languageNames';
import { FieldBox, SettingsHint, SettingsRows } from '../systemElements';
import { type AnnouncementDraft, getFallback, getTextState } from './announcementDraft';

interface AnnouncementTextsProps {
  readonly draft: AnnouncementDraft;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onChange: (draft: AnnouncementDraft) => void;
}

const FIELDS = [
  ['irregularities', 'announcement.violations', 2],
  ['processResult', 'announcement.result', 2],
  ['content', 'system.announcements.content', 4],
] as const;

/** Text of an announcement by language. Readers of a missing language receive another one. */
export function AnnouncementTexts({ draft, language, onLanguage, onChange }: AnnouncementTextsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const text = draft.texts[language];
  return (
    <SettingsRows>
      <Segmented
        aria-label={formatMessage({ id: 'system.announcements.languages' })}
        value={language}
        options={LANGUAGES.map((code) => ({ value: code, label: <LanguageTab draft={draft} language={code} /> }))}
        onChange={(chosen) => isLanguage(chosen) && onLanguage(chosen)}
      />
      <Fallback draft={draft} language={language} />
      {FIELDS.map(([field, label, rows]) => (
        <FieldBox key={field}>
          <label htmlFor={id + field}>
            <FormattedMessage id={label} />
          </label>
          <Input.TextArea
            id={id + field}
            rows={rows}
            maxLength={ANNOUNCEMENT_TEXT_MAX}
            value={text[field]}
            onChange={({ target }) =>
              onChange({ ...draft, texts: { ...draft.texts, [language]: { ...text, [field]: target.value } } })
            }
          />
        </FieldBox>
      ))}
    </SettingsRows>
  );
}

interface TabProps {
  readonly draft: AnnouncementDraft;
  readonly language: Language;
}

function LanguageTab({ draft, language }: TabProps) {
  const state = getTextState(draft.texts[language]);
  return (
    <>
      {LANGUAGE_NAME[language]}{' '}
      <SettingsHint>
        <FormattedMessage id={`system.announcements.written.${state}`} />
      </SettingsHint>
    </>
  );
}

/** Shows the text that readers of a missing language receive. */
function Fallback({ draft, language }: TabProps) {
  const shown = useLocale();
  const fallback = getFallback(draft, shown);
  if (getTextState(draft.texts[language]) !== 'none' || fallback === undefined) return null;
  return (
    <SettingsHint>
      <FormattedMessage
        id="system.announcements.fallback"
        values={{ language: LANGUAGE_NAME[language], other: LANGUAGE_NAME[fallback] }}
      />
    </SettingsHint>
  );
}
