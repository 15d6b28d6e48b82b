import {
  useManageUserBulkTemplateMutation,
  useManageUserBulkAddMutation,
  useManageUserBulkPreviewMutation,
} from '@/api/endpoints/management/manageUserApi';
import { USERS_AT_ONCE_MAX } from '@/contract/ourLimits';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { DownloadButton } from '@/ui/files/DownloadButton';
import { type PickedSpreadsheet, SpreadsheetPicker } from '@/ui/files/SpreadsheetPicker';
import { Alert } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../users.module.css';
import { AddedUsersResult } from './AddedUsersResult';
import { SheetPreview } from './SheetPreview';

/** Saves the spreadsheet to fill in, with headings in the user's language (US-02). */
function TemplateButton() {
  const [save, saving] = useManageUserBulkTemplateMutation();
  return (
    <DownloadButton
      label="users.sheet.template"
      done="users.exported"
      saving={saving}
      onSave={() => void save()}
      at="start"
    />
  );
}

/** Users from a spreadsheet, in three steps: template, check, add all or none; their one-time passwords after that (US-02). */
export function SheetImport() {
  const intl = useIntl();
  const { sheet, preview, added, isReading, isAdding, error, pick, add, again } = useSheetImport();
  if (added) return <AddedUsersResult userIds={added} onAgain={again} />;
  return (
    <div className={styles['steps']}>
      <p className={styles['hint']}>
        <FormattedMessage id="users.sheet.hint" values={{ most: USERS_AT_ONCE_MAX }} />
      </p>
      <TemplateButton />
      <SpreadsheetPicker
        label={intl.formatMessage({ id: sheet ? 'users.sheet.other' : 'users.sheet.choose' })}
        isBusy={isReading || isAdding}
        onPick={pick}
      />
      {error !== undefined && <Alert type="error" showIcon role="alert" title={formatFailure(error, intl)} />}
      {sheet && preview && <SheetPreview fileName={sheet.fileName} preview={preview} isAdding={isAdding} onAdd={add} />}
    </div>
  );
}

function useSheetImport() {
  const [sheet, setSheet] = useState<PickedSpreadsheet>();
  const [check, checked] = useManageUserBulkPreviewMutation();
  const [save, saved] = useManageUserBulkAddMutation();
  const pick = (picked: PickedSpreadsheet): void => {
    setSheet(picked);
    saved.reset();
    void check(picked);
  };
  const add = async (): Promise<void> => {
    if (!sheet) return;
    const { error } = await save(sheet);
    // A name may have been taken since: the errors are checked again.
    if (error) void check(sheet);
  };
  return {
    sheet,
    preview: checked.data,
    added: saved.data?.userIds,
    isReading: checked.isLoading,
    isAdding: saved.isLoading,
    error: checked.error,
    pick,
    add: () => void add(),
    again: () => {
      setSheet(undefined);
      checked.reset();
      saved.reset();
    },
  };
}
