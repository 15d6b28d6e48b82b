import { useSmsLimitSmsTemplatePreviewQuery } from '@/api/endpoints/system/smsLimitApi';
import type { Language } from '@/contract/language';
import { FormattedMessage } from 'react-intl';

import { Subheading } from '../styled';
import * as styles from './sms.module.css';
import { TextFindings } from './TextFindings';
import { useCalm } from '../useCalm';

interface TemplatePreviewProps {
  readonly language: Language;
  readonly content: string;
  readonly contentMax: number | undefined;
}

/** Preview of a template's message with sample values, its length, and the findings of the rules. */
export function TemplatePreview({ language, content, contentMax }: TemplatePreviewProps) {
  const asked = useCalm(content);
  const { data } = useSmsLimitSmsTemplatePreviewQuery({ language, content: asked });
  if (!data || content.trim() === '') return null;
  const isTooLong = contentMax !== undefined && data.length > contentMax;
  return (
    <section>
      <Subheading>
        <FormattedMessage id="system.sms.preview" />
      </Subheading>
      <p className={styles['message']}>{data.text}</p>
      <span className={isTooLong ? styles['problem'] : styles['hint']}>
        {contentMax === undefined ? (
          <FormattedMessage id="system.sms.length" values={{ length: data.length }} />
        ) : (
          <FormattedMessage id="system.sms.lengthOf" values={{ length: data.length, most: contentMax }} />
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
