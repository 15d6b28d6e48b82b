import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { QUEUE_TYPE } from '@/contract/codes/queueCodes';
import { NAME_MAX, QUEUE_CASES_MAX, QUEUE_CODE_MAX, QUEUE_PRIORITY_MAX } from '@/contract/ourLimits';
import { PERCENT_MAX } from '@/contract/limits';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { NumberItem } from '@/ui/form/NumberItem';
import { RefusedFields } from '@/ui/form/RefusedFields';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, Input, Radio } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { QueueFormValues } from './queueFormValues';
import { QueueCard, QueueFieldGrid, QueueSubtitle } from '../queueElements';
import { SecondaryText } from '@/ui/screen/screenLayout';
import * as styles from '../queues.module.css';
import { RuleFields } from './RuleFields';
import { RulePreviewPanel } from './RulePreviewPanel';

const REFUSED_AT = { queueCodeTaken: 'code' } as const;

interface QueueFormProps {
  readonly initial: QueueFormValues;
  /** The queue that is changed; absent: a new one. */
  readonly queueId?: string;
  readonly isSaving: boolean;
  /** Error of the last attempt to save. */
  readonly error: unknown;
  readonly onSave: (values: QueueFormValues) => void;
}

const REQUIRED = { required: true };

function Basics() {
  const { formatMessage } = useIntl();
  const word = (id: MessageId) => formatMessage({ id });
  return (
    <QueueFieldGrid>
      <Form.Item
        name="code"
        label={word('queues.code')}
        extra={word('queues.form.code.hint')}
        rules={[REQUIRED, { pattern: /^[\w.-]+$/, message: word('queues.form.code.wrong') }]}
      >
        <Input maxLength={QUEUE_CODE_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label={word('queues.form.name')} rules={[{ ...REQUIRED, whitespace: true }]}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <NumberItem name="plannedCaseCount" label={word('queues.planned')} min={0} max={QUEUE_CASES_MAX} />
      <NumberItem
        name="extensionPercent"
        label={word('queues.extensionPercent')}
        extra={word('queues.extensionPercent.hint')}
        rules={[REQUIRED]}
        min={0}
        max={PERCENT_MAX}
      />
    </QueueFieldGrid>
  );
}

function RuleSection() {
  const { formatMessage } = useIntl();
  const word = (id: MessageId) => formatMessage({ id });
  return (
    <>
      <RuleFields />
      <NumberItem
        name="priority"
        label={word('queues.priority')}
        extra={word('queues.priority.hint')}
        rules={[REQUIRED]}
        min={1}
        max={QUEUE_PRIORITY_MAX}
      />
    </>
  );
}

function TypeChoice() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const options = getCodeValues(QUEUE_TYPE).map((code) => ({
    value: code,
    label: getCodeLabel(QUEUE_TYPE, code, language),
  }));
  return (
    <Form.Item name="type" label={formatMessage({ id: 'queues.type' })}>
      <Radio.Group optionType="button" options={options} />
    </Form.Item>
  );
}

/** Settings of a queue. For an automatic one, a preview of the rule's effect is shown next to the rule. */
export function QueueForm({ initial, queueId, isSaving, error, onSave }: QueueFormProps) {
  const [form] = Form.useForm<QueueFormValues>();
  // Undefined before the form is rendered.
  const watched: QueueFormValues | undefined = Form.useWatch([], form);
  const values = { ...initial, ...watched };
  const isAutomatic = values.type === 'automatic';
  return (
    <GuardedForm
      form={form}
      layout="vertical"
      initialValues={initial}
      onFinish={() => onSave(form.getFieldsValue(true))}
    >
      <div className={styles['columns']}>
        <QueueCard as="div">
          <RefusedFields error={error} at={REFUSED_AT} />
          <Basics />
          <QueueSubtitle>
            <FormattedMessage id="queues.form.rule" />
          </QueueSubtitle>
          <TypeChoice />
          <SecondaryText as="p">
            <FormattedMessage id={isAutomatic ? 'queues.form.automatic' : 'queues.form.manual'} />
          </SecondaryText>
          {isAutomatic && <RuleSection />}
          <Button type="primary" htmlType="submit" loading={isSaving}>
            <FormattedMessage id="queues.form.save" />
          </Button>
        </QueueCard>
        {isAutomatic && <RulePreviewPanel values={values} {...(queueId !== undefined && { queueId })} />}
      </div>
    </GuardedForm>
  );
}
