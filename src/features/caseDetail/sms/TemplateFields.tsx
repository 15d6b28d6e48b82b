import { useOlderSmsTemplatesQuery } from '@/api/endpoints/cases/olderSmsApi';
import type { SmsTemplate } from '@/contract/entities/messages/sms';
import type { MessageId } from '@/i18n/messageIds';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Button, Form, type FormInstance, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';
import type { ChosenChannel } from './useChannel';
import { useTextSize } from './useTextSize';

/** Languages by their native names, which their speakers recognize. */
const OWN_NAMES: Readonly<Record<string, string>> = { cn: '中文', en: 'English', es: 'Español' };

interface TemplateFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
  readonly chosen: ChosenChannel;
  /** Copies the text into the free text, if that is offered. */
  readonly onEdit?: (text: string) => void;
}

const NONE: readonly SmsTemplate[] = [];

const getText = (template: SmsTemplate): string => template.preview ?? template.content;

/** Templates to choose from. If the server fills them in, one without a preview requires data that this case lacks. */
function useTemplateOptions(templates: readonly SmsTemplate[], isApprovedOnly: boolean) {
  const { formatMessage } = useIntl();
  const fills = templates.some(({ preview }) => preview !== null);
  const getObstacle = ({ preview, wabaApproved }: SmsTemplate): MessageId | undefined => {
    if (fills && preview === null) return 'sms.template.unfit';
    return isApprovedOnly && wabaApproved !== true ? 'sms.template.notApproved' : undefined;
  };
  return templates.map((template) => {
    const { id, name, language } = template;
    const obstacle = getObstacle(template);
    return {
      value: id,
      label: `${name} · ${OWN_NAMES[language] ?? language}`,
      disabled: obstacle !== undefined,
      title: obstacle === undefined ? name : formatMessage({ id: obstacle }),
    };
  });
}

/** Chooses the template that the user last sent in the channel, unless another is chosen or it does not fit the case. */
function usePresetTemplate(
  { form, chosen: { lastTemplateId } }: TemplateFieldsProps,
  options: ReturnType<typeof useTemplateOptions>,
): void {
  const preset = useRef<string>(undefined);
  const isFit = options.some(({ value, disabled }) => value === lastTemplateId && !disabled);
  useEffect(() => {
    const current: unknown = form.getFieldValue('templateId');
    if (!isFit || (current && current !== preset.current)) return;
    preset.current = lastTemplateId;
    form.setFieldValue('templateId', lastTemplateId);
  }, [form, isFit, lastTemplateId]);
}

/** A template, and below it the text as it will be sent about this case (CD-02). */
export function TemplateFields(props: TemplateFieldsProps) {
  const { currentData: templates, error, refetch } = useOlderSmsTemplatesQuery({ taskId: props.taskId });
  if (error && !templates) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <KnownTemplates {...props} templates={templates ?? NONE} isLoading={!templates} />;
}

function KnownTemplates({
  templates,
  isLoading,
  ...props
}: TemplateFieldsProps & { readonly templates: readonly SmsTemplate[]; readonly isLoading: boolean }) {
  const {
    form,
    chosen: { contentMax, isApprovedOnly },
    onEdit,
  } = props;
  const { formatMessage } = useIntl();
  const options = useTemplateOptions(templates, isApprovedOnly);
  usePresetTemplate(props, options);
  const chosenId = Form.useWatch('templateId', form);
  const chosen = templates.find(({ id }) => id === chosenId);
  const isTooLong = chosen !== undefined && getText(chosen).length > contentMax;
  const isBarred = isApprovedOnly && chosen !== undefined && chosen.wabaApproved !== true;
  const fits = () => {
    if (isTooLong) return Promise.reject(new Error(formatMessage({ id: 'form.tooLong' }, { most: contentMax })));
    return isBarred ? Promise.reject(new Error(formatMessage({ id: 'sms.template.notApproved' }))) : Promise.resolve();
  };
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
      {chosen && <Preview text={getText(chosen)} chosen={props.chosen} {...(onEdit && { onEdit })} />}
    </>
  );
}

interface PreviewProps {
  readonly text: string;
  readonly chosen: ChosenChannel;
  readonly onEdit?: (text: string) => void;
}

function Preview({ text, chosen, onEdit }: PreviewProps) {
  const { formatMessage } = useIntl();
  const getSize = useTextSize(chosen);
  return (
    <figure className={styles['preview']} aria-label={formatMessage({ id: 'sms.preview' })}>
      <blockquote className={styles['bubble']}>{text}</blockquote>
      <figcaption className={styles['previewFoot']}>
        {onEdit && (
          <Button type="link" size="small" onClick={() => onEdit(text)}>
            <FormattedMessage id="sms.preview.edit" />
          </Button>
        )}
        <span data-over={text.length > chosen.contentMax}>{getSize(text)}</span>
      </figcaption>
    </figure>
  );
}
