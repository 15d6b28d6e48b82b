import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SMS_PLACE, listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import { SMS_CONTENT_HARD_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox, SettingsHint, SettingsTextLine, SettingsProblem } from '../systemElements';

interface TemplateContentProps {
  readonly content: string;
  /** Reason why the server refused the current content. */
  readonly refused: string | undefined;
  readonly onChange: (content: string) => void;
}

/** Text of a template, with a button for each placeholder of the server and an error for an unknown one. */
export function TemplateContent({ content, refused, onChange }: TemplateContentProps) {
  const id = useId();
  const language = useLocale();
  const unknown = listUnknownSmsPlaces(content);
  const isWrong = unknown.length > 0 || refused !== undefined;
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="system.sms.content" />
      </label>
      <Input.TextArea
        id={id}
        rows={5}
        maxLength={SMS_CONTENT_HARD_MAX}
        value={content}
        {...(isWrong && { status: 'error' as const })}
        aria-invalid={isWrong}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <SettingsTextLine>
        <SettingsHint>
          <FormattedMessage id="system.sms.places" />
        </SettingsHint>
        {getCodeValues(SMS_PLACE).map((place) => (
          <Button key={place} size="small" onClick={() => onChange(`${content}{${place}}`)}>
            {getCodeLabel(SMS_PLACE, place, language)}
          </Button>
        ))}
      </SettingsTextLine>
      <SettingsProblem id={`${id}problem`}>
        {unknown.length === 0 && refused}
        {unknown.length > 0 && (
          <FormattedMessage
            id="system.sms.unknown"
            values={{ places: unknown.map((name) => `{${name}}`).join(' '), count: unknown.length }}
          />
        )}
      </SettingsProblem>
    </FieldBox>
  );
}
