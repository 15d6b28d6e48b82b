import { useManageConfigUpdateStandardsMutation } from '@/api/endpoints/system/manageConfigApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { INDICATOR } from '@/contract/codes/boardCodes';
import type { AchievementStandards } from '@/contract/entities/management/achievementStandard';
import { PERCENT_MAX } from '@/contract/limits';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SaveBar } from '../SaveBar';
import { PanelHead } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { isUnreachable, isWeightless, getRows, spreadWeights, type StandardRow, sumOfWeights } from './standardRows';
import { StandardsTable } from './StandardsTable';

interface StandardsFormProps {
  readonly queueId: string | null;
  readonly shown: AchievementStandards;
}

/** Targets and weights of the indicators that count; the weights make 100. */
export function StandardsForm({ queueId, shown }: StandardsFormProps) {
  const mayChange = usePermission('system.manage');
  const sent = useMemo(() => getRows(shown.standards), [shown.standards]);
  const { value, isChanged, edit, forget } = useEditedValue(sent);
  const [save, { isLoading }] = useManageConfigUpdateStandardsMutation();
  const submit = async (standards: readonly StandardRow[]): Promise<void> => {
    const { error } = await save({ queueId, standards: [...standards] });
    if (error === undefined) forget();
  };
  const isOwn = shown.origin === (queueId === null ? 'institution' : 'queue');
  return (
    <>
      <Alert type="info" showIcon title={<FormattedMessage id={`system.standards.origin.${shown.origin}`} />} />
      <StandardsTable
        rows={value}
        currency={shown.currency}
        isLocked={!mayChange}
        onChange={(row) => edit(value.map((each) => (each.indicator === row.indicator ? row : each)))}
      />
      <PanelHead>
        <strong>
          <FormattedMessage id="system.standards.sum" values={{ sum: sumOfWeights(value) }} />
        </strong>
        {mayChange && (
          <Button size="small" onClick={() => edit(spreadWeights(value))}>
            <FormattedMessage id="system.standards.spread" />
          </Button>
        )}
        {mayChange && isOwn && (
          <Button size="small" disabled={isLoading} onClick={() => void submit([])}>
            <FormattedMessage id={queueId === null ? 'system.standards.useDefault' : 'system.standards.follow'} />
          </Button>
        )}
      </PanelHead>
      <SaveBar
        // Inherited standards can be saved unchanged as the queue's own.
        isChanged={isChanged || !isOwn}
        isEdited={isChanged}
        isSaving={isLoading}
        problem={useProblem(value)}
        onSave={() => void submit(value.filter(({ enabled, weight, target }) => enabled || weight > 0 || target > 0))}
        onUndo={forget}
      />
    </>
  );
}

function useProblem(rows: readonly StandardRow[]): string | undefined {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const named = ({ indicator }: StandardRow) => ({ indicator: getCodeLabel(INDICATOR, indicator, language) });
  const weightless = rows.find(isWeightless);
  if (weightless) return formatMessage({ id: 'system.standards.noWeight' }, named(weightless));
  const sum = sumOfWeights(rows);
  if (sum !== PERCENT_MAX) return formatMessage({ id: 'system.standards.notWhole' }, { sum });
  const unreachable = rows.find(isUnreachable);
  return unreachable && formatMessage({ id: 'system.standards.noTarget' }, named(unreachable));
}
