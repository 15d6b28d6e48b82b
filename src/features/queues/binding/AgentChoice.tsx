import { useOlderManagementQueueAgentsQuery } from '@/api/endpoints/management/olderManagementQueueApi';
import type { Binder } from '@/contract/entities/management/binding';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Checkbox, Input } from 'antd';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueueAgentTable } from './QueueAgentTable';
import { isOnDuty } from './isOnDuty';
import { SecondaryText, ScreenHead } from '@/ui/screen/screenLayout';

interface AgentChoiceProps {
  readonly queueId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

interface AgentListProps extends Omit<AgentChoiceProps, 'queueId'> {
  readonly agents: readonly Binder[];
}

function AgentList({ agents, chosen, onChoose }: AgentListProps) {
  const { formatMessage } = useIntl();
  const name = useCallback(
    ({ agentId, name: called, groupName }: Binder) => (
      <Checkbox
        checked={chosen.includes(agentId)}
        onChange={({ target }) =>
          onChoose(target.checked ? [...chosen, agentId] : chosen.filter((each) => each !== agentId))
        }
      >
        {called} <SecondaryText>{groupName}</SecondaryText>
      </Checkbox>
    ),
    [chosen, onChoose],
  );
  return <QueueAgentTable label={formatMessage({ id: 'queues.agent' })} agents={agents} name={name} />;
}

const isFound = ({ name, username }: Binder, text: string): boolean =>
  `${name} ${username}`.toLowerCase().includes(text.trim().toLowerCase());

/** Selects one or several agents for the cases, those of the queue first. */
export function AgentChoice({ queueId, chosen, onChoose }: AgentChoiceProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useOlderManagementQueueAgentsQuery({ queueId });
  const [text, setText] = useState('');
  const [isDutyOnly, setDutyOnly] = useState(false);
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={5} />;
  const agents = data.filter((agent) => isFound(agent, text) && (!isDutyOnly || isOnDuty(agent)));
  const find = formatMessage({ id: 'queues.bind.find' });
  return (
    <>
      <ScreenHead as="div">
        <Input
          aria-label={find}
          placeholder={find}
          value={text}
          onChange={({ target }) => setText(target.value)}
          allowClear
          style={{ width: 220 }}
        />
        <Checkbox checked={isDutyOnly} onChange={({ target }) => setDutyOnly(target.checked)}>
          <FormattedMessage id="queues.bind.onDuty" />
        </Checkbox>
      </ScreenHead>
      {agents.length === 0 ? (
        <SecondaryText as="p">
          <FormattedMessage id="queues.bind.nobodyFound" />
        </SecondaryText>
      ) : (
        <AgentList agents={agents} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
}
