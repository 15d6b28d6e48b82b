import { codeLabel, type CodeTable } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';

import * as styles from './codeLabel.module.css';
import type { Tones } from './tones';

interface CodeLabelProps {
  readonly table: CodeTable;
  readonly code: string | null | undefined;
  /** With tones the words stand in a coloured tag. */
  readonly tones?: Tones;
}

/** A code in words; one that the table does not know stands for itself (CL-04). */
export function CodeLabel({ table, code, tones }: CodeLabelProps) {
  const language = useLocale();
  if (code === null || code === undefined) return '–';
  const words = codeLabel(table, code, language);
  if (!tones) return words;
  return (
    <span className={styles['tag']} data-tone={tones[code] ?? 'plain'}>
      {words}
    </span>
  );
}
