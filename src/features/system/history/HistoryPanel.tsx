import { useManageConfigChangesQuery } from '@/api/manageConfigApi';
import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { SETTING_KEY } from '@/contract/codes/settingKey';
import { changesQuery, type SettingChange } from '@/contract/entities/systemConfig';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { useLanguage } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import { RemoteSelect } from '@/ui/RemoteSelect';
import { SearchField } from '@/ui/SearchBar';
import type { PagedColumn } from '@/ui/tableQuery';
import { useSearchParams } from '@/ui/useSearchParams';
import { useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { Narrow } from '../styled';
import * as styles from './historyPanel.module.css';
import { changeWords } from './changeWords';

/** Who changed what in the system configuration, newest first (SY-01). */
export function HistoryPanel() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const { key, page = 1 } = readListUrl(changesQuery, params);
  const { currentData, error, isFetching, refetch } = useManageConfigChangesQuery({
    page,
    ...(key !== undefined && { key }),
  });
  const options = codesOf(SETTING_KEY).map((code) => ({ value: code, label: codeWords(SETTING_KEY, code, language) }));
  const label = formatMessage({ id: 'system.history.what' });
  return (
    <PanelFrame title="system.tab.history" intro="system.history.intro" changes="system.read">
      <Narrow>
        <SearchField label={label}>
          <RemoteSelect
            label={label}
            value={key}
            options={options}
            onChange={(chosen) => setParams((current) => writeListUrl(current, { key: chosen }))}
          />
        </SearchField>
      </Narrow>
      <PagedTable<SettingChange>
        label={formatMessage({ id: 'system.tab.history' })}
        columns={useColumns()}
        rows={currentData}
        rowKey={({ id }) => id}
        place={{ page: Number(page), size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setParams((current) => writeListUrl(current, { page: place.page }))}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
      />
    </PanelFrame>
  );
}

function useColumns(): PagedColumn<SettingChange>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'time',
      title: formatMessage({ id: 'system.when' }),
      render: (_, { time }) => <DateTime at={time} />,
      width: 150,
    },
    { key: 'who', title: formatMessage({ id: 'system.who' }), dataIndex: 'userName', width: 180 },
    {
      key: 'what',
      title: formatMessage({ id: 'system.history.what' }),
      render: (_, change) => <CodeLabel table={SETTING_KEY} code={change.key} />,
      width: 170,
    },
    {
      key: 'before',
      title: formatMessage({ id: 'system.history.before' }),
      render: (_, { before }) => <Version text={before} />,
    },
    {
      key: 'after',
      title: formatMessage({ id: 'system.history.after' }),
      render: (_, { after }) => <Version text={after} />,
    },
  ];
}

function Version({ text }: { readonly text: string | null }) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  if (text === null || text === '') return '–';
  return <span className={styles['version']}>{changeWords(text, { formatMessage, language })}</span>;
}
