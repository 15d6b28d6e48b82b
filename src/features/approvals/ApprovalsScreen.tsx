import { useApprovalCountsQuery } from '@/api/endpoints/management/approvalApi';
import { APPROVAL_KIND } from '@/contract/codes/approvalCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { APPROVAL_VIEWS, type ApprovalView } from '@/contract/entities/management/approval';
import { useLocale } from '@/i18n/languageContext';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { Radio } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ApprovalTable } from './ApprovalTable';
import * as styles from './approvals.module.css';
import { ApprovalHint } from './approvalElements';
import { useApprovalList } from './useApprovalList';

interface FilterProps {
  readonly kind: string | undefined;
  readonly onChange: (kind: string | undefined) => void;
}

function KindFilter({ kind, onChange }: FilterProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const label = formatMessage({ id: 'approvals.field.kind' });
  const options = getCodeValues(APPROVAL_KIND).map((value) => ({
    value,
    label: getCodeLabel(APPROVAL_KIND, value, language),
  }));
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <RemoteSelect id={id} label={label} value={kind} onChange={onChange} options={options} />
    </div>
  );
}

/** /approvals: requests pending a second person, the user's own requests, and decided requests (MI-09). */
export function ApprovalsScreen() {
  const { formatMessage, formatNumber } = useIntl();
  const list = useApprovalList();
  const { view, kind } = list.asked;
  const { data: counts } = useApprovalCountsQuery();
  const labelOf = (value: ApprovalView): string => {
    const label = formatMessage({ id: `approvals.view.${value}` });
    const count = value === 'decided' ? 0 : counts?.[value];
    return count ? `${label} (${formatNumber(count)})` : label;
  };
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="approvals.title" />
        </ScreenTitle>
        <Radio.Group
          aria-label={formatMessage({ id: 'approvals.view' })}
          optionType="button"
          value={view}
          onChange={({ target }) => list.open(String(target.value))}
          options={APPROVAL_VIEWS.map((value) => ({ value, label: labelOf(value) }))}
        />
      </ScreenHead>
      <ApprovalHint>
        <FormattedMessage id={`approvals.hint.${view}`} />
      </ApprovalHint>
      <ApprovalTable
        key={view}
        list={list}
        lead={<KindFilter kind={kind} onChange={(input) => list.change({ kind: input })} />}
      />
    </Screen>
  );
}
