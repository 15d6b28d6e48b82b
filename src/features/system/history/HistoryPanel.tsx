import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import {
  useManageConfigChangesFileMutation,
  useManageConfigChangesQuery,
} from '@/api/endpoints/system/manageConfigApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SETTING_KEY } from '@/contract/codes/listCodes';
import { changesQuery, type SettingChange } from '@/contract/entities/management/systemConfig';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { SETTING_CHANGE_LIST } from '@/contract/lists/managementLists';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchField } from '@/ui/list/SearchBar';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { NarrowBlock } from '../systemElements';
import * as styles from '../system.module.css';
import { translateChange } from './translateChange';

const CELLS: ListCells<typeof SETTING_CHANGE_LIST, SettingChange> = {
  time: { width: 140, render: (_, { time }) => <DateTime at={time} /> },
  who: { width: 150, dataIndex: 'userName' },
  what: { width: 130, render: (_, change) => <CodeLabel table={SETTING_KEY} code={change.key} /> },
  before: { width: 190, render: (_, { before }) => <Version text={before} /> },
  after: { width: 190, render: (_, { after }) => <Version text={after} /> },
};

/** Changes of the system configuration with user, newest first (SY-01). */
export function HistoryPanel() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const [params, setParams] = useSearchParams();
  const { key, page = 1 } = readListUrl(changesQuery, params);
  const input = key === undefined ? {} : { key };
  const { currentData, error, isFetching, refetch } = useManageConfigChangesQuery({ ...input, page });
  const [save, saving] = useManageConfigChangesFileMutation();
  const columns = useSavedColumns('settingChanges');
  const options = getCodeValues(SETTING_KEY).map((code) => ({
    value: code,
    label: getCodeLabel(SETTING_KEY, code, language),
  }));
  const label = formatMessage({ id: 'system.history.what' });
  return (
    <PanelFrame title="system.tab.history" intro="system.history.intro" changes="system.read">
      <NarrowBlock>
        <SearchField label={label}>
          <RemoteSelect
            label={label}
            value={key}
            options={options}
            onChange={(chosen) => setParams((current) => writeListUrl(current, { key: chosen }))}
          />
        </SearchField>
      </NarrowBlock>
      <ListTable
        list={SETTING_CHANGE_LIST}
        cells={CELLS}
        fixed="what"
        keeping={{ columns }}
        file={{ saving, onSave: (format) => void save({ ...input, format }) }}
        label={formatMessage({ id: 'system.tab.history' })}
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

/** A version that consists of a time only, such as the creation of a lender's key. */
const isTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text);

function Version({ text }: { readonly text: string | null }) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  if (text === null || text === '') return '–';
  if (isTime(text)) return <DateTime at={text} />;
  return <span className={styles['version']}>{translateChange(text, { formatMessage, language })}</span>;
}
