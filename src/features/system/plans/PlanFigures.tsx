import { useManageConfigPromisePlanTrialQuery } from '@/api/endpoints/system/manageConfigApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { promisePlanRequest, type PromisePlanSetting } from '@/contract/entities/money/promisePlan';
import { useLocale } from '@/i18n/languageContext';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';

import { FigureList, SettingFigures } from '../SettingFigures';
import { useDebouncedValue } from '../useDebouncedValue';

/** Payment plans of the last 30 days under the typed limits (MI-08). */
export function PlanFigures({ limits }: { readonly limits: PromisePlanSetting }) {
  const language = useLocale();
  const tried = useDebouncedValue(limits);
  const query = useManageConfigPromisePlanTrialQuery(promisePlanRequest.safeParse(tried).success ? tried : skipToken);
  return (
    <SettingFigures title={<FormattedMessage id="system.figures.month" />} query={query}>
      {({ roles, more = false }) => (
        <FigureList
          isPartial={more}
          empty={<FormattedMessage id="system.plans.none" />}
          figures={roles.map(({ role, plans, waiting, refused }) => ({
            name: getCodeLabel(ROLE, role, language),
            text: (
              <FormattedMessage
                id="system.plans.tried"
                values={{ plans, alone: plans - waiting - refused, waiting, refused }}
              />
            ),
          }))}
        />
      )}
    </SettingFigures>
  );
}
