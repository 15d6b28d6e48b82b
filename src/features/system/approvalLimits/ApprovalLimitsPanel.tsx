import { getPendingApproval } from '@/api/client/pendingApproval';
import {
  useManageConfigSecondPersonQuery,
  useManageConfigUpdateSecondPersonMutation,
} from '@/api/endpoints/system/manageConfigApi';
import { MONEY_LIMITS } from '@/contract/codes/approvalCodes';
import { type ApprovalLimitConfig } from '@/contract/entities/management/approval';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { Alert, ConfigProvider } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { SettingsRows, WithFigures } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { LimitFields } from './LimitFields';
import { LimitFigures } from './LimitFigures';
import { isComplete, type TypedLimits } from './typedLimits';

/** Thresholds above which a second person must approve (MI-09). */
export function ApprovalLimitsPanel() {
  const query = useManageConfigSecondPersonQuery();
  return (
    <PanelFrame
      title="system.tab.secondPerson"
      intro="system.second.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(config) => <LimitsForm config={config} />}</QueryBoundary>
    </PanelFrame>
  );
}

function LimitsForm({ config: { limits, others } }: { readonly config: ApprovalLimitConfig }) {
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget } = useEditedValue<TypedLimits>(limits);
  const [waits, setWaits] = useState(false);
  const [save, { isLoading }] = useManageConfigUpdateSecondPersonMutation();
  const submit = async (): Promise<void> => {
    if (!isComplete(value)) return;
    const { error } = await save(value);
    const pending = getPendingApproval(error);
    setWaits(pending !== undefined);
    if (error === undefined || pending) forget();
  };
  const unreadable = useUnreadableAmount(useCurrentUser()?.currency);
  const isUnreadable = MONEY_LIMITS.some((kind) => typeof value[kind] === 'string');
  const invalid = isUnreadable ? unreadable : formatMessage({ id: 'system.second.invalid' });
  const problem = isComplete(value) ? undefined : invalid;
  return (
    <WithFigures>
      <SettingsRows>
        {waits && <Alert type="info" showIcon title={<FormattedMessage id="system.second.waits" />} />}
        <Alert
          type={others === 0 ? 'warning' : 'info'}
          title={
            others === 0 ? (
              <FormattedMessage id="system.second.alone" />
            ) : (
              <FormattedMessage id="system.second.others" values={{ count: others }} />
            )
          }
        />
        <ConfigProvider componentDisabled={!mayChange}>
          <LimitFields value={value} onChange={(changed) => edit({ ...value, ...changed })} />
        </ConfigProvider>
        <SaveBar
          isChanged={isChanged}
          isSaving={isLoading}
          problem={problem}
          onSave={() => void submit()}
          onUndo={forget}
        />
      </SettingsRows>
      <LimitFigures limits={value} />
    </WithFigures>
  );
}
