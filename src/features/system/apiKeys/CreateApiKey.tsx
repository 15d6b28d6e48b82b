import { takeRevealed } from '@/api/client/revealed';
import { useApiKeyCreateMutation } from '@/api/endpoints/system/apiKeyApi';
import { API_KEY_DAYS_MAX, isKeyScope, type KeyScope } from '@/contract/apiKeys';
import { NAME_MAX } from '@/contract/ourLimits';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Button, Drawer, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox, SettingsHint, SettingsProblem, SettingsRows } from '../systemElements';
import type { NewKey } from './NewKeyCard';
import { ScopeChoice } from './ScopeChoice';

/** Choices of the validity in days. */
const VALID_DAYS = [30, 90, 180, API_KEY_DAYS_MAX];

interface ApiKeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly validDays: number;
}

const EMPTY: ApiKeyDraft = { name: '', scopes: [], validDays: 90 };

interface CreateApiKeyProps {
  readonly onCreated: (created: NewKey) => void;
  readonly onClose: () => void;
}

/** Creates an API key with a name, scopes and an expiry. */
export function CreateApiKey({ onCreated, onClose }: CreateApiKeyProps) {
  const [draft, write] = useState(EMPTY);
  const [create, { isLoading }] = useApiKeyCreateMutation();
  const isComplete = draft.name.trim() !== '' && draft.scopes.length > 0;
  const submit = async (): Promise<void> => {
    const { data } = await create({ ...draft, scopes: [...draft.scopes] });
    const key = data && takeRevealed(data.keyHandle);
    if (typeof key === 'string') onCreated({ name: draft.name.trim(), key });
  };
  return (
    <Drawer
      open
      size={560}
      mask={{ closable: false }}
      title={<FormattedMessage id="system.apiKeys.new" />}
      onClose={useGuardedClose(onClose)}
      footer={
        <Button type="primary" disabled={!isComplete} loading={isLoading} onClick={() => void submit()}>
          <FormattedMessage id="system.apiKeys.create" />
        </Button>
      }
    >
      <UnsavedNote isChanged={draft !== EMPTY} />
      <KeyFields draft={draft} onChange={write} />
    </Drawer>
  );
}

interface KeyFieldsProps {
  readonly draft: ApiKeyDraft;
  readonly onChange: (draft: ApiKeyDraft) => void;
}

function KeyFields({ draft, onChange }: KeyFieldsProps) {
  const id = useId();
  return (
    <SettingsRows>
      <FieldBox>
        <label htmlFor={`${id}name`}>
          <FormattedMessage id="system.apiKeys.name" />
        </label>
        <Input
          id={`${id}name`}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
        <SettingsHint>
          <FormattedMessage id="system.apiKeys.nameHint" />
        </SettingsHint>
      </FieldBox>
      <FieldBox>
        <label htmlFor={`${id}days`}>
          <FormattedMessage id="system.apiKeys.validFor" />
        </label>
        <DaysSelect
          id={`${id}days`}
          days={draft.validDays}
          onChange={(validDays) => onChange({ ...draft, validDays })}
        />
      </FieldBox>
      <ScopeChoice
        chosen={draft.scopes}
        onChange={(scopes) => onChange({ ...draft, scopes: scopes.filter(isKeyScope) })}
      />
      {draft.scopes.length === 0 && (
        <SettingsProblem>
          <FormattedMessage id="system.apiKeys.scopesMissing" />
        </SettingsProblem>
      )}
    </SettingsRows>
  );
}

interface DaysSelectProps {
  readonly id: string;
  readonly days: number;
  readonly onChange: (days: number) => void;
}

function DaysSelect({ id, days, onChange }: DaysSelectProps) {
  const { formatMessage } = useIntl();
  const options = VALID_DAYS.map((value) => ({
    value,
    label: formatMessage({ id: 'system.apiKeys.days' }, { count: value }),
  }));
  return <Select id={id} value={days} options={options} onChange={onChange} />;
}
