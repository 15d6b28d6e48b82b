import { useBulkMessageBulkPlanMutation, useBulkMessageBulkRunMutation } from '@/api/endpoints/cases/bulkMessageApi';
import { useOlderSmsTemplatesQuery } from '@/api/endpoints/cases/olderSmsApi';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { BulkMessagePlan } from '@/contract/entities/messages/bulkMessage';
import { isMessageChannel, MESSAGE_CHANNEL, type MessageChannel } from '@/contract/messageChannels';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useLocale } from '@/i18n/languageContext';
import { Money } from '@/ui/format/Money';
import { Alert, Button, Form, Select, Segmented } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './bulk.module.css';
import type { BulkFilters } from './bulkFilters';
import { OutcomeCounts } from './OutcomeCounts';

interface BulkFormProps {
  readonly channels: readonly string[];
  readonly filters: BulkFilters;
}

/** Result of the dry run, and the start of exactly these messages. */
function Plan({
  plan,
  onRun,
  isBusy,
}: {
  readonly plan: BulkMessagePlan;
  readonly onRun: () => void;
  readonly isBusy: boolean;
}) {
  const canSend = plan.outcomes.some(({ outcome }) => outcome === 'sent' || outcome === 'later');
  return (
    <section className={styles['progress']} aria-live="polite">
      <strong>
        <FormattedMessage id="bulk.plan.total" values={{ total: plan.total }} />
      </strong>
      <OutcomeCounts outcomes={plan.outcomes} />
      {plan.cost !== null && (
        <span>
          <FormattedMessage id="bulk.plan.cost" values={{ cost: <Money amount={plan.cost} /> }} />
        </span>
      )}
      <p className={styles['rule']}>
        <FormattedMessage id="bulk.plan.again" />
      </p>
      <Button type="primary" disabled={!canSend} loading={isBusy} onClick={onRun}>
        <FormattedMessage id="bulk.run" />
      </Button>
    </section>
  );
}

/** Chooses channel and template. A change of either discards the dry run. */
export function BulkForm({ channels, filters }: BulkFormProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const offered = channels.filter(isMessageChannel);
  const { data: templates = [], isFetching } = useOlderSmsTemplatesQuery({});
  const [channel, setChannel] = useState<MessageChannel | undefined>(offered[0]);
  const [templateId, setTemplateId] = useState<string>();
  const [makePlan, { data: plan, isLoading: isPlanning, reset }] = useBulkMessageBulkPlanMutation();
  const [run, running] = useBulkMessageBulkRunMutation();
  const once = useIdempotencyKey();
  if (channel === undefined) return <Alert type="info" showIcon title={<FormattedMessage id="bulk.noChannel" />} />;
  const start = async ({ total }: BulkMessagePlan, id: string): Promise<void> => {
    await once((idempotencyKey) => run({ filters, channel, templateId: id, expected: total, idempotencyKey }));
    reset();
  };
  const isWaiting = isRejectedWithCode(running.error, RESULT_CODES.secondPerson.code);
  return (
    <Form layout="vertical">
      <Form.Item label={formatMessage({ id: 'bulk.channel' })}>
        <Segmented
          aria-label={formatMessage({ id: 'bulk.channel' })}
          value={channel}
          options={offered.map((value) => ({ value, label: getCodeLabel(MESSAGE_CHANNEL, value, language) }))}
          onChange={(chosen) => {
            setChannel(chosen);
            reset();
          }}
        />
      </Form.Item>
      <Form.Item label={formatMessage({ id: 'bulk.template' })} htmlFor="bulkTemplate">
        <Select
          id="bulkTemplate"
          value={templateId ?? null}
          loading={isFetching}
          showSearch={{ optionFilterProp: 'label' }}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen: string) => {
            setTemplateId(chosen);
            reset();
          }}
        />
      </Form.Item>
      <p>{templates.find(({ id }) => id === templateId)?.content}</p>
      {isWaiting && <Alert type="info" showIcon title={<FormattedMessage id="bulk.waiting" />} />}
      {plan && templateId !== undefined ? (
        <Plan plan={plan} isBusy={running.isLoading} onRun={() => void start(plan, templateId)} />
      ) : (
        <Button
          disabled={templateId === undefined}
          loading={isPlanning}
          onClick={() => templateId !== undefined && void makePlan({ filters, channel, templateId })}
        >
          <FormattedMessage id="bulk.plan" />
        </Button>
      )}
    </Form>
  );
}
