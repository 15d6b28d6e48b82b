import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { BINDING_SPLIT, type BindingSplit } from '@/contract/codes/queueCodes';
import type { Selection } from '@/contract/entities/management/binding';
import { APPROVAL_REASON_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Loading } from '@/ui/feedback/Loading';
import { ScreenHead } from '@/ui/screen/screenLayout';
import { Alert, Input, Checkbox, Button, Drawer, Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueuePart, QueueSubtitle } from '../queueElements';
import { AgentChoice } from './AgentChoice';
import { BindingPreview } from './BindingPreview';
import { type BindRun, useBindRun } from './useBindRun';
import { useBindingPreview } from './useBindingPreview';

interface MoveReasonProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** The move was submitted without a reason. */
  readonly isMissing: boolean;
}

/** The reason for a move that needs an approval: shown to who decides (MI-09). */
function MoveReason({ reason, onChange, isMissing }: MoveReasonProps) {
  const id = useId();
  return (
    <QueuePart>
      <Alert type="info" showIcon title={<FormattedMessage id="queues.bind.needsApproval" />} />
      <label htmlFor={id}>
        <FormattedMessage id="queues.bind.reason" />
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={APPROVAL_REASON_MAX}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={isMissing}
        {...(isMissing && { status: 'error' as const, 'aria-describedby': `${id}-missing` })}
      />
      {isMissing && (
        <span id={`${id}-missing`} role="alert">
          <FormattedMessage id="queues.bind.reasonMissing" />
        </span>
      )}
    </QueuePart>
  );
}

/** Required confirmations and input before a dry run can be executed. */
const RunConditions = ({ run }: { readonly run: BindRun }) => (
  <>
    {run.isOverCapacity && (
      <Checkbox checked={run.isOverConfirmed} onChange={({ target }) => run.confirmOver(target.checked)}>
        <FormattedMessage id="queues.bind.overCapacity" />
      </Checkbox>
    )}
    {run.needsReason && <MoveReason reason={run.reason} onChange={run.setReason} isMissing={run.isReasonMissing} />}
  </>
);

interface BindDrawerProps {
  readonly kind: 'bind' | 'unbind';
  readonly queueId: string;
  readonly selection: Selection;
  readonly count: number;
  readonly onClose: () => void;
  /** It has begun. */
  readonly onStarted: (operationId: string) => void;
}

interface SplitProps {
  readonly split: BindingSplit;
  readonly onChoose: (split: BindingSplit) => void;
}

function SplitChoice({ split, onChoose }: SplitProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const codes = getCodeValues(BINDING_SPLIT);
  return (
    <QueuePart>
      <span>
        <FormattedMessage id="queues.bind.split" />
      </span>
      <Radio.Group
        aria-label={formatMessage({ id: 'queues.bind.split' })}
        optionType="button"
        value={split}
        onChange={({ target }) => onChoose(codes.find((code) => code === target.value) ?? 'count')}
        options={codes.map((code) => ({ value: code, label: getCodeLabel(BINDING_SPLIT, code, language) }))}
      />
    </QueuePart>
  );
}

interface AnswerProps {
  readonly kind: 'bind' | 'unbind';
  readonly dryRun: ReturnType<typeof useBindingPreview>;
}

function Answer({ kind, dryRun }: AnswerProps) {
  const intl = useIntl();
  const { data, error, isComplete, isStale } = dryRun;
  if (!isComplete) return <FormattedMessage id="queues.dryRun.hint" tagName="p" />;
  if (error !== undefined && !isStale) return <Alert type="error" title={formatFailure(error, intl)} />;
  return data ? <BindingPreview kind={kind} plan={data} isStale={isStale} /> : <Loading rows={3} />;
}

function WouldChange(answer: AnswerProps) {
  const { formatMessage } = useIntl();
  return (
    <QueuePart as="section" aria-label={formatMessage({ id: 'queues.dryRun' })}>
      <QueueSubtitle>
        <FormattedMessage id="queues.dryRun" />
      </QueueSubtitle>
      <Answer {...answer} />
    </QueuePart>
  );
}

interface WhoProps {
  readonly queueId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** The assignment was submitted without an agent. */
  readonly isMissing: boolean;
}

function Who({ isMissing, ...choice }: WhoProps) {
  const { formatMessage } = useIntl();
  return (
    <QueuePart as="section" aria-label={formatMessage({ id: 'queues.bind.who' })}>
      <QueueSubtitle>
        <FormattedMessage id="queues.bind.who" />
      </QueueSubtitle>
      {isMissing && <Alert type="error" title={formatMessage({ id: 'queues.bind.missing' })} />}
      <AgentChoice {...choice} />
    </QueuePart>
  );
}

const isWaiting = ({ isComplete, isStale, data }: ReturnType<typeof useBindingPreview>): boolean =>
  isComplete && (isStale || data?.total === 0);

/** Drawer to assign the selected cases: agents, preview and submit button. Closing it changes nothing (QU-02). */
export function BindDrawer({ kind, queueId, selection, count, onClose, onStarted }: BindDrawerProps) {
  const { formatMessage } = useIntl();
  const [agentIds, setAgentIds] = useState<readonly string[]>([]);
  const [split, setSplit] = useState<BindingSplit>('count');
  const dryRun = useBindingPreview({ kind, queueId, selection, agentIds, split });
  const run = useBindRun(dryRun, onStarted);
  return (
    <Drawer
      open
      size={760}
      title={formatMessage({ id: `queues.${kind}.title` }, { count })}
      onClose={onClose}
      footer={
        <ScreenHead as="div">
          <Button
            type="primary"
            loading={run.isLoading}
            disabled={isWaiting(dryRun) || run.isStopped}
            onClick={() => void run.start()}
          >
            {formatMessage({ id: `queues.${kind}.run` }, { count: dryRun.data?.total ?? count })}
          </Button>
          <Button onClick={onClose}>{formatMessage({ id: 'queues.cancel' })}</Button>
        </ScreenHead>
      }
    >
      {kind === 'bind' && (
        <Who queueId={queueId} chosen={agentIds} onChoose={setAgentIds} isMissing={run.isAsked && !dryRun.isComplete} />
      )}
      {agentIds.length > 1 && <SplitChoice split={split} onChoose={setSplit} />}
      <WouldChange kind={kind} dryRun={dryRun} />
      <RunConditions run={run} />
    </Drawer>
  );
}
