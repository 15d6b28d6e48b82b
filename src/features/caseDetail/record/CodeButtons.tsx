import { getCodeValues, type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { Radio, type RadioChangeEvent } from 'antd';

import { KeyCap } from '../keys/KeyCap';
import * as styles from './record.module.css';

interface CodeButtonsProps<Code extends string> {
  readonly table: CodeTable<Code>;
  /** Codes to offer; all codes of the table by default. */
  readonly codes?: readonly Code[];
  readonly label: string;
  /** Key that chooses each code. */
  readonly keys?: Readonly<Partial<Record<Code, string>>>;
  /** Omits the background of a primary button, which marks an action. */
  readonly isPlain?: true;
  /** Shown while there is no choice yet. */
  readonly hint?: string;
  /** Supplied by the form's field. */
  readonly id?: string;
  readonly value?: Code;
  readonly onChange?: (event: RadioChangeEvent) => void;
}

/** A code to choose with one click or the arrow keys. */
export function CodeButtons<Code extends string>({
  table,
  codes = getCodeValues(table),
  label,
  keys,
  hint,
  isPlain,
  ...field
}: CodeButtonsProps<Code>) {
  const language = useLocale();
  const options = codes.map((code) => ({
    value: code,
    label: (
      <>
        <span>{getCodeLabel(table, code, language)}</span>
        {keys?.[code] !== undefined && <KeyCap>{keys[code]}</KeyCap>}
      </>
    ),
  }));
  if (options.length === 0) return <span className={styles['hint']}>{hint}</span>;
  return (
    <div className={styles['buttons']}>
      <Radio.Group
        {...field}
        aria-label={label}
        options={options}
        optionType="button"
        buttonStyle={isPlain ? 'outline' : 'solid'}
      />
    </div>
  );
}
