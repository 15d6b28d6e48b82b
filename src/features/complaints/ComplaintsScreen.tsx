import { ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import {
  useCustomerServiceBatchAllocationMutation,
  useCustomerServiceListsQuery,
} from '@/api/endpoints/management/customerServiceApi';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Loading } from '@/ui/feedback/Loading';
import { usePermission } from '@/ui/screen/currentUser';
import { createLazyScreen } from '@/ui/screen/createLazyScreen';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Radio, Alert, Button } from 'antd';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import { ComplaintDrawer } from './ComplaintDrawer';
import * as styles from './complaints.module.css';
import { ComplaintSearch } from './ComplaintSearch';
import { ComplaintTable } from './ComplaintTable';
import { HandlerSelect } from './HandlerSelect';
import { StateChips } from './StateChips';
import { useComplaintList } from './useComplaintList';

/** View of the screen: work orders, or statistics about them. */
type ComplaintView = 'list' | 'report';

interface ComplaintViewChoiceProps {
  readonly view: ComplaintView;
  readonly onChoose: (view: ComplaintView) => void;
}

/** List or report. */
function ComplaintViewChoice({ view, onChoose }: ComplaintViewChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'complaints.view' })}
      optionType="button"
      value={view}
      onChange={({ target }) => onChoose(target.value === 'report' ? 'report' : 'list')}
      options={(['list', 'report'] as const).map((value) => ({
        value,
        label: formatMessage({ id: `complaints.view.${value}` }),
      }))}
    />
  );
}

interface BatchBarProps {
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

/** Assigns the selected complaints to a handler, all or none. */
function BatchBar({ ids, onClear }: BatchBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [userId, setUserId] = useState<string>();
  const [allocate, { isLoading, error }] = useCustomerServiceBatchAllocationMutation();
  const send = async (): Promise<void> => {
    if (userId === undefined) return;
    const { error: refusal } = await allocate({ ids: [...ids], userId });
    if (!refusal) onClear();
  };
  return (
    <section aria-label={formatMessage({ id: 'complaints.batch' })} className={styles['batch']}>
      <strong>{formatMessage({ id: 'complaints.batch.selected' }, { count: ids.length })}</strong>
      <div className={styles['batchHandler']}>
        <HandlerSelect label={formatMessage({ id: 'complaints.assignee' })} value={userId} onChange={setUserId} />
      </div>
      <Button type="primary" disabled={userId === undefined} loading={isLoading} onClick={() => void send()}>
        {formatMessage({ id: 'complaints.batch.allocate' }, { count: ids.length })}
      </Button>
      <Button onClick={onClear}>{formatMessage({ id: 'complaints.batch.clear' })}</Button>
      {error !== undefined && !isLoading && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={formatMessage({ id: 'complaints.batch.refused' })}
          description={formatFailure(error, intl)}
        />
      )}
    </section>
  );
}

/** List of open complaints, the most urgent first. A chosen one opens next to the list. */
function ComplaintWorkList() {
  const list = useComplaintList();
  const isManager = usePermission('complaints.manage');
  const [ids, setIds] = useState<readonly string[]>([]);
  const shown = keepPreviousPage(useCustomerServiceListsQuery(list.query));
  return (
    <>
      <ComplaintSearch list={list} isSearching={shown.isFetching} />
      {ids.length > 0 && <BatchBar ids={ids} onClear={() => setIds([])} />}
      <ComplaintTable
        list={list}
        {...shown}
        lead={<StateChips list={list} counts={shown.rows?.counts} />}
        selection={isManager ? { ids, onSelect: setIds } : undefined}
      />
      {list.openId !== undefined && <ComplaintDrawer key={list.openId} id={list.openId} list={list} />}
    </>
  );
}

const { Screen: Report } = createLazyScreen(
  async () => (await import('./report/ComplaintReport')).ComplaintReport,
  <Loading rows={8} />,
);

/** /complaints: the pending complaints; for leaders and auditors also as statistics (§2, CM-01). */
export function ComplaintsScreen() {
  const [params, setParams] = useSearchParams();
  const isLeading = usePermission('board.lead');
  const view: ComplaintView = isLeading && params.get('view') === 'report' ? 'report' : 'list';
  return (
    <section className={styles['screen']}>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="complaints.title" />
        </ScreenTitle>
        {isLeading && (
          <ComplaintViewChoice
            view={view}
            onChoose={(chosen) => setParams(chosen === 'list' ? {} : { view: chosen })}
          />
        )}
      </ScreenHead>
      {view === 'report' ? <Report /> : <ComplaintWorkList />}
    </section>
  );
}
