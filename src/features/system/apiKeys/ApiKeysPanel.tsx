import { useApiKeyListingQuery, useApiKeyRevokeMutation } from '@/api/endpoints/system/apiKeyApi';
import type { ApiKey } from '@/contract/entities/management/apiKey';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { ApiKeyTable } from './ApiKeyTable';
import { CreateApiKey } from './CreateApiKey';
import { type NewKey, NewKeyCard } from './NewKeyCard';

/** The institution's API keys: create, show once, revoke with confirmation (docs/api-keys.md). */
export function ApiKeysPanel() {
  const query = useApiKeyListingQuery();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewKey>();
  const [revoked, askToRevoke] = useState<ApiKey>();
  const show = (key: NewKey): void => {
    setCreating(false);
    setCreated(key);
  };
  return (
    <PanelFrame
      title="system.tab.apiKeys"
      intro="system.apiKeys.intro"
      changes="system.manage"
      action={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
          <FormattedMessage id="system.apiKeys.new" />
        </Button>
      }
    >
      <QueryBoundary query={query}>{(keys) => <ApiKeyTable keys={keys} onRevoke={askToRevoke} />}</QueryBoundary>
      {isCreating && <CreateApiKey onCreated={show} onClose={() => setCreating(false)} />}
      {created && <NewKeyCard created={created} onClose={() => setCreated(undefined)} />}
      {revoked && <RevokeKey apiKey={revoked} onClose={() => askToRevoke(undefined)} />}
    </PanelFrame>
  );
}

function RevokeKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const [revoke, { isLoading }] = useApiKeyRevokeMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await revoke({ id: apiKey.id });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isDangerous
      isBusy={isLoading}
      title={<FormattedMessage id="system.apiKeys.revokeOf" values={{ name: apiKey.name }} />}
      confirm={<FormattedMessage id="system.apiKeys.revoke" />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FormattedMessage id="system.apiKeys.revokeEffect" />
    </ConfirmDialog>
  );
}
