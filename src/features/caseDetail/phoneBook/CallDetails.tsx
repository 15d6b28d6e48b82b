import { useTaskMaterialUserCallRecordQuery } from '@/api/endpoints/cases/taskMaterialApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { PHONE_CALL_TYPE } from '@/contract/codes/contactCodes';
import type { UserCallRecord } from '@/contract/entities/cases/material';
import { useLocale } from '@/i18n/languageContext';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { VirtualTable } from '@/ui/table/VirtualTable';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { callDetailColumns } from './callDetailColumns';
import { ListTools } from './ListTools';
import * as styles from './phoneBook.module.css';
import { usePeopleSearch } from './usePeopleSearch';
import { useAllowClear } from '@/ui/form/useAllowClear';

/** The name and the number below it. */
const ROW_HEIGHT = 52;

/** The borrower's own call list, newest first, types 1 to 7 as words (CD-09). */
export function CallDetails({ taskId }: { readonly taskId: string }) {
  const { currentData: data, error, refetch } = useTaskMaterialUserCallRecordQuery({ id: taskId });
  if (data) return <CallList taskId={taskId} calls={data} />;
  return error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={6} />;
}

interface CallListProps {
  readonly taskId: string;
  readonly calls: readonly UserCallRecord[];
}

function CallList({ taskId, calls }: CallListProps) {
  const { formatMessage } = useIntl();
  const [type, setType] = useState<string>();
  const [text, setText] = useState('');
  const ofType = useMemo(
    () => (type === undefined ? calls : calls.filter((call) => call.type === type)),
    [calls, type],
  );
  const found = usePeopleSearch(ofType, text);
  const columns = useMemo(
    () => callDetailColumns({ taskId, word: (id) => formatMessage({ id }) }),
    [taskId, formatMessage],
  );
  if (calls.length === 0) return <EmptyState isLine title={formatMessage({ id: 'phoneBook.calls.empty' })} />;
  return (
    <div className={styles['book']}>
      <ListTools text={text} onText={setText} shown={found.length} total={calls.length}>
        <TypeSelect value={type} onChange={setType} />
      </ListTools>
      <VirtualTable
        label={formatMessage({ id: 'phoneBook.calls' })}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        empty={<EmptyState isLine title={formatMessage({ id: 'phoneBook.noMatch' })} />}
      />
    </div>
  );
}

interface TypeSelectProps {
  readonly value: string | undefined;
  readonly onChange: (type: string | undefined) => void;
}

function TypeSelect({ value, onChange }: TypeSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  const language = useLocale();
  return (
    <Select<string>
      aria-label={formatMessage({ id: 'phoneBook.type' })}
      placeholder={formatMessage({ id: 'phoneBook.type.any' })}
      value={value ?? null}
      onChange={(chosen: string | undefined) => onChange(chosen)}
      allowClear={clearable}
      style={{ width: 190 }}
      options={getCodeValues(PHONE_CALL_TYPE).map((code) => ({
        value: code,
        label: getCodeLabel(PHONE_CALL_TYPE, code, language),
      }))}
    />
  );
}
