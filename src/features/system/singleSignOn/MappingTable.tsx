import { useManageUserOptionsQuery } from '@/api/endpoints/management/manageUserApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { type ClaimMapping, CLAIM_MAPPINGS_MAX, PROVISIONED_ROLES } from '@/contract/entities/management/singleSignOn';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Button, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsRows, SettingsTextLine } from '../systemElements';

interface MappingTableProps {
  readonly rows: readonly ClaimMapping[];
  readonly onChange: (rows: ClaimMapping[]) => void;
}

const NEW_ROW: ClaimMapping = { value: '', role: 'member', groupId: null, queueId: null };

interface MappingRowProps {
  readonly row: ClaimMapping;
  readonly onChange: (row: ClaimMapping) => void;
  readonly onRemove: () => void;
}

function MappingRow({ row, onChange, onRemove }: MappingRowProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data } = useManageUserOptionsQuery();
  const disabled = !usePermission('system.manage');
  const places = {
    groupId: data?.groups.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    queueId: data?.queues.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })) ?? [],
  };
  return (
    <SettingsTextLine>
      <Input
        aria-label={formatMessage({ id: 'system.sso.value' })}
        placeholder={formatMessage({ id: 'system.sso.value' })}
        value={row.value}
        disabled={disabled}
        maxLength={200}
        onChange={({ target }) => onChange({ ...row, value: target.value })}
      />
      <Select<ClaimMapping['role']>
        aria-label={formatMessage({ id: 'system.sso.role' })}
        value={row.role}
        disabled={disabled}
        options={PROVISIONED_ROLES.map((role) => ({ value: role, label: getCodeLabel(ROLE, role, language) }))}
        onChange={(role) => onChange({ ...row, role })}
      />
      {(['groupId', 'queueId'] as const).map((field) => (
        <Select<string | null>
          key={field}
          aria-label={formatMessage({ id: `system.sso.${field}` })}
          placeholder={formatMessage({ id: `system.sso.${field}` })}
          value={row[field]}
          disabled={disabled}
          allowClear
          popupMatchSelectWidth={false}
          options={places[field]}
          onChange={(chosen) => onChange({ ...row, [field]: chosen ?? null })}
        />
      ))}
      <Button disabled={disabled} onClick={onRemove}>
        <FormattedMessage id="system.sso.removeRow" />
      </Button>
    </SettingsTextLine>
  );
}

/** Role, group and queue by value of the claim; the first match counts. */
export function MappingTable({ rows, onChange }: MappingTableProps) {
  const mayChange = usePermission('system.manage');
  return (
    <SettingsRows>
      {rows.map((row, at) => (
        <MappingRow
          // Rows have no id, and their value changes while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          row={row}
          onChange={(changed) => onChange(rows.with(at, changed))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      {mayChange && rows.length < CLAIM_MAPPINGS_MAX && (
        <span>
          <Button onClick={() => onChange([...rows, NEW_ROW])}>
            <FormattedMessage id="system.sso.addRow" />
          </Button>
        </span>
      )}
    </SettingsRows>
  );
}
