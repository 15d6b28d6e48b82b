import { readBase64 } from '@/browser/files/readBase64';
import { SPREADSHEET_MAX_BYTES } from '@/contract/ourLimits';
import { isSpreadsheetName } from '@/contract/rules';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './spreadsheetPicker.module.css';

/** A spreadsheet as the calls take it (contract/schemas spreadsheetUpload). */
export interface PickedSpreadsheet {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

type Fault = 'name' | 'size' | 'empty' | 'unreadable';

interface SpreadsheetPickerProps {
  /** Content of the file, for the button: 'Choose the file with the users'. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onPick: (sheet: PickedSpreadsheet) => void;
}

const MB = 1024 * 1024;

const getFault = (file: File): Fault | undefined => {
  if (!isSpreadsheetName(file.name)) return 'name';
  if (file.size === 0) return 'empty';
  return file.size > SPREADSHEET_MAX_BYTES ? 'size' : undefined;
};

/** Accepts an xls or xlsx file, chosen or dropped, and returns its content. An invalid file is refused at once (§5 uploads). */
export function SpreadsheetPicker({ label, isBusy = false, onPick }: SpreadsheetPickerProps) {
  const { fault, pick } = usePick(onPick);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) void pick(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles['whole']}>
      <div
        className={`${styles['place']} ${isOver ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton label={label} isBusy={isBusy} onFile={pick} />
        <span className={styles['hint']}>
          <FormattedMessage id="spreadsheet.hint" values={{ most: SPREADSHEET_MAX_BYTES / MB }} />
        </span>
      </div>
      {fault && <PickFault fault={fault} />}
    </div>
  );
}

function usePick(onPick: SpreadsheetPickerProps['onPick']) {
  const [fault, setFault] = useState<Fault>();
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = getFault(file);
    setFault(found);
    if (found) return;
    await readBase64(file).then(
      (content) => onPick({ fileName: file.name, content }),
      () => setFault('unreadable'),
    );
  };
  return { fault, pick };
}

interface FileButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File | undefined) => Promise<void>;
}

function FileButton({ label, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        type="file"
        accept=".xls,.xlsx"
        className={styles['unseen']}
        tabIndex={-1}
        disabled={isBusy}
        onChange={({ target }) => {
          void onFile(target.files?.[0]);
          // Allows the user to choose the same file again after a correction.
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined />} loading={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function PickFault({ fault }: { readonly fault: Fault }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={formatMessage({ id: `spreadsheet.${fault}` }, { most: SPREADSHEET_MAX_BYTES / MB })}
    />
  );
}
