import { codeLabel } from '@/contract/codes/codeTable';
import { LOAN_PART, type LoanPart } from '@/contract/codes/caseCodes';
import { useLocale } from '@/i18n/languageContext';
import { moved } from '@/ui/list/chosenColumns';
import { usePermission } from '@/ui/screen/currentUser';
import { MoveButtons } from '@/ui/list/MoveButtons';
import { FormattedMessage, useIntl } from 'react-intl';

import { AtEnd, FieldBox } from '../styled';
import * as styles from '../system.module.css';

interface PartListProps {
  readonly parts: readonly LoanPart[];
  readonly onChange: (parts: readonly LoanPart[]) => void;
}

/** Parts of an installment, in the order of allocation. */
export function PartList({ parts, onChange }: PartListProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  return (
    <FieldBox>
      <span>
        <FormattedMessage id="system.allocation.parts" />
      </span>
      <ol className={styles['parts']} aria-label={formatMessage({ id: 'system.allocation.parts' })}>
        {parts.map((part, at) => (
          <li key={part} className={styles['part']}>
            <span>{at + 1}.</span>
            <span>{codeLabel(LOAN_PART, part, language)}</span>
            {mayChange && (
              <AtEnd>
                <MoveButtons
                  title={codeLabel(LOAN_PART, part, language)}
                  onUp={at > 0 ? () => onChange(moved(parts, at, at - 1)) : undefined}
                  onDown={at + 1 < parts.length ? () => onChange(moved(parts, at, at + 1)) : undefined}
                />
              </AtEnd>
            )}
          </li>
        ))}
      </ol>
    </FieldBox>
  );
}
