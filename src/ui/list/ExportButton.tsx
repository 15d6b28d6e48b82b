import { FILE_FORMATS, type FileFormat } from '@/contract/lists/listDescription';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import { SavedFileNotice, type FileSaveState } from '../files/SavedFileNotice';
import { MenuButton } from '../screen/MenuButton';
import { useScreenActions } from '../screen/listScreenActions';

/** Options for exporting a list to a file. */
export interface ListExport {
  readonly saving: FileSaveState;
  readonly onSave: (format: FileFormat) => void;
}

interface ExportButtonProps extends ListExport {
  /** Id of the list, the same in every language, and its name. A screen and its overlay may have one each. */
  readonly list: string;
  readonly about: string;
}

/** Saves the list, as it is filtered and sorted, as a file of the chosen kind (AP-06). */
export function ExportButton({ saving, onSave, list, about }: ExportButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'lists.export' });
  const kinds = FILE_FORMATS.map((key) => ({ key, label: formatMessage({ id: `lists.export.${key}` }) }));
  const save = (key: string): void => onSave(key === 'xlsx' ? 'xlsx' : 'csv');
  useScreenActions(
    kinds.map((kind) => ({
      id: `lists.export.${list}.${kind.key}`,
      words: `${label}: ${kind.label}`,
      about,
      run: () => save(kind.key),
    })),
  );
  return (
    <>
      <SavedFileNotice saving={saving} done="lists.exported" />
      <MenuButton label={label} icon={<DownloadOutlined />} isBusy={saving.isLoading} items={kinds} onChoose={save}>
        {label}
      </MenuButton>
    </>
  );
}
