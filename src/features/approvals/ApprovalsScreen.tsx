import { useApprovalCountsQuery, useApprovalExportMutation, useApprovalListingQuery } from '@/api/approvalApi';
import { APPROVAL_KIND } from '@/contract/codes/approvalKind';
import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { APPROVAL_VIEWS, approvalsQuery, type ApprovalView } from '@/contract/entities/approval';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { useLanguage } from '@/i18n/languageContext';
import { useMay } from '@/ui/currentUser';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/list/ExportButton';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import { RemoteSelect } from '@/ui/RemoteSelect';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screenLayout';
import { shownPage } from '@/ui/shownPage';
import { useSearchParams } from '@/ui/useSearchParams';
import { widthOf } from '@/ui/widthOf';
import { Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useApprovalColumns } from './approvalColumns';
import * as styles from './approvals.module.css';
import { type Chosen, DecisionDialog } from './DecisionDialog';
import { Hint } from './styled';

type Changes = Parameters<typeof writeListUrl>[1];

function useAsked() {
  const [params, setParams] = useSearchParams();
  const decides = useMay('approvals.decide');
  const asked = readListUrl(approvalsQuery, params);
  const page = Number(params.get('page') ?? 1);
  const view: ApprovalView = asked.view ?? (decides ? 'toDecide' : 'mine');
  return {
    query: { ...asked, view },
    place: { page: page > 0 ? page : 1, size: PAGE_SIZE_TABLE },
    change: (changes: Changes): void => setParams((current) => writeListUrl(current, changes)),
  };
}

interface FilterProps {
  readonly kind: string | undefined;
  readonly onChange: (kind: string | undefined) => void;
}

function KindFilter({ kind, onChange }: FilterProps) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const id = useId();
  const label = formatMessage({ id: 'approvals.field.kind' });
  const options = codesOf(APPROVAL_KIND).map((value) => ({ value, label: codeWords(APPROVAL_KIND, value, language) }));
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <RemoteSelect id={id} label={label} value={kind} onChange={onChange} options={options} />
    </div>
  );
}

/** /approvals: what waits for a second person, the own requests, and what was decided (MI-09). */
export function ApprovalsScreen() {
  const { formatMessage, formatNumber } = useIntl();
  const { query, place, change } = useAsked();
  const { view, kind } = query;
  const shown = shownPage(useApprovalListingQuery(query));
  const [save, saving] = useApprovalExportMutation();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useApprovalColumns(view, setChosen);
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
          onChange={({ target }) => change({ view: String(target.value) })}
          options={APPROVAL_VIEWS.map((value) => ({ value, label: labelOf(value) }))}
        />
      </ScreenHead>
      <Hint>
        <FormattedMessage id={`approvals.hint.${view}`} />
      </Hint>
      <div className={styles['head']}>
        <KindFilter kind={kind} onChange={(wanted) => change({ kind: wanted })} />
        {view === 'decided' && (
          <span className={styles['export']}>
            <ExportButton saving={saving} onSave={(format) => void save({ ...(kind && { kind }), format })} />
          </span>
        )}
      </div>
      <PagedTable
        label={formatMessage({ id: `approvals.view.${view}` })}
        columns={columns}
        {...shown}
        rowKey={({ id }) => id}
        place={place}
        onPlace={(next) => change({ page: next.page > 1 ? next.page : undefined })}
        minWidth={widthOf(columns)}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: `approvals.empty.${view}` })} />}
      />
      <DecisionDialog chosen={chosen} onClose={() => setChosen(undefined)} />
    </Screen>
  );
}
