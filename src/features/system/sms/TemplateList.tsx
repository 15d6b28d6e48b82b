import { useSmsLimitUpdateSmsTemplateMutation } from '@/api/endpoints/system/smsLimitApi';
import { SMS_PURPOSE } from '@/contract/codes/messageCodes';
import type { ManagedTemplate } from '@/contract/entities/messages/smsAdmin';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button, Checkbox, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getLanguageName } from '../languageNames';
import { SettingsHint, PanelHead, SettingsRows, Subheading } from '../systemElements';
import * as styles from './sms.module.css';
import { TemplateDrawer } from './TemplateDrawer';
import { FindingTags } from './TextFindings';
import { getFields, createTemplate, type TemplateFields } from './templateFields';

interface TemplateListProps {
  readonly templates: readonly ManagedTemplate[];
  readonly contentMax: number | undefined;
}

/** Message templates: availability to agents, number of uses, and disabled ones. */
export function TemplateList({ templates, contentMax }: TemplateListProps) {
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const [opened, open] = useState<{ readonly id: string | null; readonly fields: TemplateFields }>();
  return (
    <SettingsRows as="section">
      <PanelHead>
        <Subheading>
          <FormattedMessage id="system.sms.templates" />
        </Subheading>
        {mayChange && (
          <Button className={styles['atEnd'] ?? ''} onClick={() => open({ id: null, fields: createTemplate() })}>
            <FormattedMessage id="system.sms.add" />
          </Button>
        )}
      </PanelHead>
      <Table<ManagedTemplate>
        size="small"
        rowKey="id"
        columns={useColumns((template) => open({ id: template.id, fields: getFields(template) }))}
        dataSource={[...templates]}
        pagination={false}
        locale={{ emptyText: <EmptyState title={formatMessage({ id: 'system.sms.noTemplates' })} /> }}
      />
      {opened && <TemplateDrawer {...opened} contentMax={contentMax} onClose={() => open(undefined)} />}
    </SettingsRows>
  );
}

function useColumns(onEdit: (template: ManagedTemplate) => void): TableColumnsType<ManagedTemplate> {
  const { formatMessage, formatNumber } = useIntl();
  const title = (id: 'name' | 'preview' | 'used' | 'offered') => formatMessage({ id: `system.sms.${id}` });
  return [
    {
      key: 'name',
      title: title('name'),
      width: 200,
      render: (_, template) => <Name template={template} onEdit={onEdit} />,
    },
    { key: 'preview', title: title('preview'), render: (_, template) => <Preview template={template} /> },
    {
      key: 'used',
      title: title('used'),
      width: 90,
      align: 'right',
      render: (_, { used30Days }) => formatNumber(used30Days),
    },
    { key: 'enabled', title: title('offered'), width: 90, render: (_, template) => <Offered template={template} /> },
  ];
}

interface NameProps {
  readonly template: ManagedTemplate;
  readonly onEdit: (template: ManagedTemplate) => void;
}

function Name({ template, onEdit }: NameProps) {
  const mayChange = usePermission('system.manage');
  return (
    <>
      {mayChange ? (
        <Button type="link" className={styles['inline'] ?? ''} onClick={() => onEdit(template)}>
          {template.name}
        </Button>
      ) : (
        template.name
      )}
      <SettingsHint as="div">
        {getLanguageName(template.language)} · <CodeLabel table={SMS_PURPOSE} code={template.purpose} />
        {template.wabaApproved && (
          <>
            {' · '}
            <FormattedMessage id="system.sms.wabaApproved" />
          </>
        )}
      </SettingsHint>
    </>
  );
}

function Preview({ template: { preview, findings = [] } }: { readonly template: ManagedTemplate }) {
  return (
    <>
      {preview}
      {findings.length > 0 && <FindingTags findings={findings} />}
    </>
  );
}

function Offered({ template }: { readonly template: ManagedTemplate }) {
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const [update, { isLoading }] = useSmsLimitUpdateSmsTemplateMutation();
  const { id: templateId, name, enabled } = template;
  return (
    <Checkbox
      aria-label={formatMessage({ id: 'system.sms.offer' }, { name })}
      checked={enabled}
      disabled={!mayChange || isLoading}
      onChange={() => void update({ templateId, ...getFields(template), enabled: !enabled })}
    />
  );
}
