import { API_KEY_STATE } from '@/contract/codes/apiKeyCodes';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { ApiKey } from '@/contract/entities/management/apiKey';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import type { Tones } from '@/ui/theme/tones';
import { useScrollableByKey } from '@/ui/table/useScrollableByKey';
import { Button, Table, type TableColumnsType } from 'antd';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsHint } from '../systemElements';

const STATE_TONES: Tones = { active: 'good', expired: 'plain', revoked: 'bad' };

interface ApiKeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (apiKey: ApiKey) => void;
}

/** API keys, newest first; only active ones can be revoked. */
export function ApiKeyTable({ keys, onRevoke }: ApiKeyTableProps) {
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const columns = useColumns();
  const area = useRef<HTMLDivElement>(null);
  useScrollableByKey(area);
  const action = {
    key: 'actions',
    title: formatMessage({ id: 'system.actions' }),
    width: 110,
    render: (_: unknown, apiKey: ApiKey) => apiKey.state === 'active' && <Revoke {...{ apiKey, onRevoke }} />,
  };
  return (
    <div ref={area}>
      <Table<ApiKey>
        size="small"
        rowKey="id"
        scroll={{ x: 860 }}
        columns={mayChange ? [...columns, action] : columns}
        dataSource={[...keys]}
        pagination={false}
        locale={{ emptyText: <EmptyState title={formatMessage({ id: 'system.apiKeys.none' })} /> }}
      />
    </div>
  );
}

function Revoke({ apiKey, onRevoke }: Pick<ApiKeyTableProps, 'onRevoke'> & { readonly apiKey: ApiKey }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'system.apiKeys.revokeOf' }, { name: apiKey.name });
  return (
    <Button size="small" danger aria-label={label} onClick={() => onRevoke(apiKey)}>
      <FormattedMessage id="system.apiKeys.revoke" />
    </Button>
  );
}

function useColumns(): TableColumnsType<ApiKey> {
  const { formatMessage } = useIntl();
  const title = (id: 'name' | 'scopes' | 'created' | 'expires' | 'lastUsed' | 'state') =>
    formatMessage({ id: `system.apiKeys.${id}` });
  return [
    { key: 'name', title: title('name'), dataIndex: 'name', width: 160 },
    { key: 'scopes', title: title('scopes'), render: (_, { scopes }) => <Scopes scopes={scopes} /> },
    { key: 'created', title: title('created'), width: 150, render: (_, apiKey) => <Created apiKey={apiKey} /> },
    { key: 'expires', title: title('expires'), width: 120, render: (_, row) => <DateTime at={row.expiresTime} /> },
    { key: 'lastUsed', title: title('lastUsed'), width: 120, render: (_, row) => <LastUsed at={row.lastUsedTime} /> },
    { key: 'state', title: title('state'), width: 150, render: (_, apiKey) => <State apiKey={apiKey} /> },
  ];
}

function Scopes({ scopes }: { readonly scopes: readonly string[] }) {
  const language = useLocale();
  return scopes.map((scope) => getCodeLabel(PERMISSION_NAME, scope, language)).join(', ');
}

function LastUsed({ at }: { readonly at: string | null }) {
  return at === null ? <FormattedMessage id="system.apiKeys.neverUsed" /> : <DateTime at={at} />;
}

function Created({ apiKey: { createdBy, createdTime } }: { readonly apiKey: ApiKey }) {
  const values = { name: createdBy, time: <DateTime at={createdTime} /> };
  return <FormattedMessage id="system.apiKeys.createdBy" values={values} />;
}

function State({ apiKey: { state, revokedBy, revokedTime } }: { readonly apiKey: ApiKey }) {
  return (
    <>
      <CodeLabel table={API_KEY_STATE} code={state} tones={STATE_TONES} />
      {revokedTime !== null && (
        <SettingsHint as="div">
          <FormattedMessage
            id="system.apiKeys.revokedBy"
            values={{ name: revokedBy, time: <DateTime at={revokedTime} /> }}
          />
        </SettingsHint>
      )}
    </>
  );
}
