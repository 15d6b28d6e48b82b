import type { UserSheetPreview } from '@/contract/entities/users/userSheet';
import { Alert, Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SheetErrors } from './SheetErrors';
import { SheetRows } from './SheetRows';
import { BindingRow } from '../userElements';

interface SheetPreviewProps {
  readonly fileName: string;
  readonly preview: UserSheetPreview;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

/** Preview of the users that a spreadsheet would add, or its errors; nothing has been saved (US-02). */
export function SheetPreview({ fileName, preview, isAdding, onAdd }: SheetPreviewProps) {
  const { rowCount, faultCount, missingColumns } = preview;
  const isGood = faultCount === 0 && missingColumns.length === 0 && rowCount > 0;
  return (
    <>
      <Verdict fileName={fileName} preview={preview} />
      {isGood && (
        <BindingRow as="div">
          <Button type="primary" loading={isAdding} onClick={onAdd}>
            <FormattedMessage id="users.sheet.add" values={{ count: rowCount }} />
          </Button>
        </BindingRow>
      )}
      {faultCount > 0 && <SheetErrors preview={preview} />}
      {rowCount > 0 && <SheetRows preview={preview} />}
    </>
  );
}

function Verdict({ fileName, preview }: Pick<SheetPreviewProps, 'fileName' | 'preview'>) {
  const { formatMessage } = useIntl();
  const { rowCount, faultCount, missingColumns } = preview;
  if (missingColumns.length > 0) {
    const names = missingColumns.join(', ');
    return <Alert type="error" showIcon role="alert" title={formatMessage({ id: 'users.sheet.missing' }, { names })} />;
  }
  if (rowCount === 0) return <Alert type="warning" showIcon title={formatMessage({ id: 'users.sheet.none' })} />;
  if (faultCount > 0) {
    const title = formatMessage({ id: 'users.sheet.faults' }, { count: faultCount, fileName });
    return <Alert type="error" showIcon role="alert" title={title} />;
  }
  const title = formatMessage({ id: 'users.sheet.good' }, { count: rowCount, fileName });
  return (
    <output>
      <Alert type="success" showIcon title={title} />
    </output>
  );
}
