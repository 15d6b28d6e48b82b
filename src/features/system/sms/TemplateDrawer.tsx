import { isRejectedWithCode } from '@/api/client/apiFailure';
import {
  useSmsLimitSmsTemplatePreviewQuery,
  useSmsLimitAddSmsTemplateMutation,
  useSmsLimitUpdateSmsTemplateMutation,
} from '@/api/endpoints/system/smsLimitApi';
import { listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import type { Language } from '@/contract/language';
import { NAME_MAX } from '@/contract/ourLimits';
import { RESULT_CODES } from '@/contract/resultCodes';
import { calculateSmsSize } from '@/contract/smsParts';
import { useLocale } from '@/i18n/languageContext';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Subheading, FieldBox, SettingsRows } from '../systemElements';
import { useDebouncedValue } from '../useDebouncedValue';
import * as styles from './sms.module.css';
import { TemplateChoices } from './TemplateChoices';
import { TemplateContent } from './TemplateContent';
import type { TemplateFields } from './templateFields';
import { TextFindings } from './TextFindings';

interface TemplatePreviewProps {
  readonly language: Language;
  readonly content: string;
  readonly contentMax: number | undefined;
}

/** Preview of a template's message with sample values, its length, and the findings of the rules. */
function TemplatePreview({ language, content, contentMax }: TemplatePreviewProps) {
  const settled = useDebouncedValue(content);
  const { data } = useSmsLimitSmsTemplatePreviewQuery({ language, content: settled });
  if (!data || content.trim() === '') return null;
  const { length, text } = data;
  const { parts } = calculateSmsSize(text);
  const isTooLong = contentMax !== undefined && length > contentMax;
  return (
    <section>
      <Subheading>
        <FormattedMessage id="system.sms.preview" />
      </Subheading>
      <p className={styles['message']}>{text}</p>
      <span className={isTooLong ? styles['problem'] : styles['hint']}>
        {contentMax === undefined ? (
          <FormattedMessage id="system.sms.length" values={{ length, parts }} />
        ) : (
          <FormattedMessage id="system.sms.lengthOf" values={{ length, most: contentMax, parts }} />
        )}
      </span>
      {data.findings && (
        <section className={styles['rules']}>
          <Subheading>
            <FormattedMessage id="system.sms.rules" />
          </Subheading>
          <TextFindings findings={data.findings} />
        </section>
      )}
    </section>
  );
}

interface TemplateDrawerProps {
  /** Null: a new one. */
  readonly id: string | null;
  readonly fields: TemplateFields;
  readonly contentMax: number | undefined;
  readonly onClose: () => void;
}

/** Drawer to edit a template: text and {placeholders}, with a preview of the message. */
export function TemplateDrawer({ id, fields, contentMax, onClose }: TemplateDrawerProps) {
  const nameId = useId();
  const language = useLocale();
  const [first] = useState(id === null ? { ...fields, language } : fields);
  const [written, write] = useState(first);
  const { save, isLoading, refused, forget } = useSave(id, onClose);
  const change = (next: TemplateFields): void => {
    forget();
    write(next);
  };
  const isComplete = written.name.trim() !== '' && written.content.trim() !== '';
  return (
    <Drawer
      open
      size={560}
      title={<FormattedMessage id={id === null ? 'system.sms.add' : 'system.sms.edit'} />}
      onClose={useGuardedClose(onClose)}
      footer={
        <Button
          type="primary"
          disabled={!isComplete || listUnknownSmsPlaces(written.content).length > 0}
          loading={isLoading}
          onClick={() => void save(written)}
        >
          <FormattedMessage id="system.save" />
        </Button>
      }
    >
      <UnsavedNote isChanged={JSON.stringify(written) !== JSON.stringify(first)} />
      <SettingsRows>
        <FieldBox>
          <label htmlFor={nameId}>
            <FormattedMessage id="system.sms.name" />
          </label>
          <Input
            id={nameId}
            maxLength={NAME_MAX}
            value={written.name}
            onChange={({ target }) => write({ ...written, name: target.value })}
          />
        </FieldBox>
        <TemplateChoices fields={written} onChange={write} />
        <TemplateContent
          content={written.content}
          refused={refused}
          onChange={(content) => change({ ...written, content })}
        />
        <TemplatePreview language={written.language} content={written.content} contentMax={contentMax} />
      </SettingsRows>
    </Drawer>
  );
}

const ABOUT_CONTENT = [RESULT_CODES.smsTooLong.code, RESULT_CODES.unknownPlaces.code];

function useSave(id: string | null, onSaved: () => void) {
  const intl = useIntl();
  const [add, added] = useSmsLimitAddSmsTemplateMutation();
  const [update, updated] = useSmsLimitUpdateSmsTemplateMutation();
  const save = async (fields: TemplateFields): Promise<void> => {
    const { error } = id === null ? await add(fields) : await update({ templateId: id, ...fields });
    if (error === undefined) onSaved();
  };
  const { isLoading, error, reset } = id === null ? added : updated;
  return {
    save,
    isLoading,
    /** Server's error about the content, in the server's words. */
    refused: ABOUT_CONTENT.some((code) => isRejectedWithCode(error, code)) ? formatFailure(error, intl) : undefined,
    forget: reset,
  };
}
