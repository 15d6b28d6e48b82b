import { useManageConfigSecondPersonTrialQuery } from '@/api/endpoints/system/manageConfigApi';
import { APPROVAL_KIND } from '@/contract/codes/approvalCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type {
  ApprovalLimits,
  ApprovalLimitTrial,
  ApprovalLimitTrialQuery,
} from '@/contract/entities/management/approval';
import { useLocale } from '@/i18n/languageContext';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';

import { FigureList, SettingFigures } from '../SettingFigures';
import { useDebouncedValue } from '../useDebouncedValue';
import { isComplete, type TypedLimits } from './typedLimits';

/** Returns the limits for the query string, in which a missing one means never. */
const toQuery = ({ deduction, extension, batchMove, fine }: ApprovalLimits): ApprovalLimitTrialQuery =>
  Object.fromEntries(Object.entries({ deduction, extension, batchMove, fine }).filter(([, limit]) => limit !== null));

const hasActs = ({ acts }: ApprovalLimitTrial[number]): boolean => acts > 0;

/** Actions of the last 30 days under the typed limits (MI-09). */
export function LimitFigures({ limits }: { readonly limits: TypedLimits }) {
  const language = useLocale();
  const tried = useDebouncedValue(limits);
  const query = useManageConfigSecondPersonTrialQuery(isComplete(tried) ? toQuery(tried) : skipToken);
  return (
    <SettingFigures
      title={<FormattedMessage id="system.figures.month" />}
      query={query}
      isInvalid={!isComplete(limits)}
    >
      {(kinds) => (
        <FigureList
          isPartial={kinds.some(({ more = false }) => more)}
          empty={<FormattedMessage id="system.second.none" />}
          figures={kinds.filter(hasActs).map(({ kind, acts, waiting }) => ({
            name: getCodeLabel(APPROVAL_KIND, kind, language),
            text: <FormattedMessage id="system.second.tried" values={{ acts, waiting }} />,
          }))}
        />
      )}
    </SettingFigures>
  );
}
