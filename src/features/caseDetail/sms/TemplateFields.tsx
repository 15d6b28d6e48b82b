import { useOlderSmsTemplatesQuery } from '@/api/endpoints/cases/olderSmsApi';
import type { SmsTemplate } from '@/contract/entities/messages/sms';
import { calculateSmsSize } from '@/contract/smsParts';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Button, Form, type FormInstance, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';

/** Languages by their native names, which their speakers recognize. */
const OWN_NAMES: Readonly<Record<string, string>> = { cn: '中文', en: 'English', es: 'Español' };

interface TemplateFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
  readonly contentMax: number;
  /** Copies the text into the free text, if that is offered. */
  readonly onEdit?: (text: string) => void;
}

const NONE: readonly SmsTemplate[] = [];

const getText = (template: SmsTemplate): string => template.preview ?? template.content;

/** Templates to choose from. If the server fills them in, one without a preview requires data that this case lacks. */
function useTemplateOptions(templates: readonly SmsTemplate[]) {
  const { formatMessage } = useIntl();
  const fills = templates.some(({ preview }) => preview !== null);
  return templates.map(({ id, name, language, preview }) => {
    const isUnfit = fills && preview === null;
    return {
      value: id,
      label: `${name} · ${OWN_NAMES[language] ?? language}`,
      disabled: isUnfit,
      title: isUnfit ? formatMessage({ id: 'sms.template.unfit' }) : name,
    };
  });
}

/** A template, and below it the text as it will be sent about this case (CD-02). */
export function TemplateFields(props: TemplateFieldsProps) {
  const { currentData: templates, error, refetch } = useOlderSmsTemplatesQuery({ taskId: props.taskId });
  if (error && !templates) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <KnownTemplates {...props} templates={templates ?? NONE} isLoading={!templates} />;
}

function KnownTemplates({
  form,
  contentMax,
  onEdit,
  templates,
  isLoading,
}: TemplateFieldsProps & { readonly templates: readonly SmsTemplate[]; readonly isLoading: boolean }) {
  const { formatMessage } = useIntl();
  const options = useTemplateOptions(templates);
  const chosenId = Form.useWatch('templateId', form);
  const chosen = templates.find(({ id }) => id === chosenId);
  const isTooLong = chosen !== undefined && getText(chosen).length > contentMax;
  const fits = () =>
    isTooLong
      ? Promise.reject(new Error(formatMessage({ id: 'form.tooLong' }, { most: contentMax })))
      : Promise.resolve();
  return (
    <>
      <Form.Item
        name="templateId"
        label={formatMessage({ id: 'sms.text.template' })}
        rules={[{ required: true }, { validator: fits }]}
      >
        <Select
          options={options}
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={formatMessage({ id: 'sms.template.choose' })}
          notFoundContent={formatMessage({ id: isLoading ? 'state.loading' : 'sms.template.none' })}
        />
      </Form.Item>
      {chosen && <Preview text={getText(chosen)} contentMax={contentMax} {...(onEdit && { onEdit })} />}
    </>
  );
}

interface PreviewProps {
  readonly text: string;
  readonly contentMax: number;
  readonly onEdit?: (text: string) => void;
}

function Preview({ text, contentMax, onEdit }: PreviewProps) {
  const { formatMessage } = useIntl();
  return (
    <figure className={styles['preview']} aria-label={formatMessage({ id: 'sms.preview' })}>
      <blockquote className={styles['bubble']}>{text}</blockquote>
      <figcaption className={styles['previewFoot']}>
        {onEdit && (
          <Button type="link" size="small" onClick={() => onEdit(text)}>
            <FormattedMessage id="sms.preview.edit" />
          </Button>
        )}
        <span data-over={text.length > contentMax}>
          <FormattedMessage
            id="sms.characters"
            values={{ used: text.length, most: contentMax, parts: calculateSmsSize(text).parts }}
          />
        </span>
      </figcaption>
    </figure>
  );
}
