import { getCodeLabel, type CodeTable } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';

import * as styles from './codeLabel.module.css';
import type { Tones } from '../theme/tones';

interface CodeLabelProps {
  readonly table: CodeTable;
  readonly code: string | null | undefined;
  /** Shows the label in a colored tag. */
  readonly tones?: Tones;
}

/** Renders the label of a code, or the code itself if the table does not contain it (CL-04). */
export function CodeLabel({ table, code, tones }: CodeLabelProps) {
  const language = useLocale();
  if (code === null || code === undefined) return '–';
  const words = getCodeLabel(table, code, language);
  if (!tones) return words;
  return (
    <span className={styles['tag']} data-tone={tones[code] ?? 'plain'}>
      {words}
    </span>
  );
}
