import { useTaskViewSaveSpecialColumnMutation } from '@/api/endpoints/cases/taskViewApi';
import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import { ColumnChoice } from '@/ui/list/ColumnChoice';
import { useIntl } from 'react-intl';

import { COLUMN_NAMES, type ColumnName } from './caseColumns';

interface ColumnDrawerProps {
  readonly name: SavedListName;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shown: readonly ColumnName[];
}

/** Column chooser of a case list; the server stores the choice for this user. */
export function ColumnDrawer({ name, isOpen, onClose, shown }: ColumnDrawerProps) {
  const { formatMessage } = useIntl();
  const [save] = useTaskViewSaveSpecialColumnMutation();
  const choose = async (columns: readonly string[] | null): Promise<void> => {
    const { error } = await save({ list: name, columns: columns && [...columns] });
    if (!error) onClose();
  };
  return (
    <ColumnChoice
      all={COLUMN_NAMES.map((key) => ({ key, title: formatMessage({ id: `cases.${key}` }) }))}
      shown={shown}
      fixed="loanId"
      isOpen={isOpen}
      onClose={onClose}
      onChoose={(columns) => void choose(columns)}
    />
  );
}
