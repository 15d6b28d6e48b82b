import { useManageConfigSharingTrialQuery } from '@/api/endpoints/system/manageConfigApi';
import { sharingRequest, type SharingTrial, type SharingWeights } from '@/contract/entities/management/sharing';
import { type VirtualColumn, VirtualTable } from '@/ui/table/VirtualTable';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';

import { SettingFigures } from '../SettingFigures';
import { SettingsHint } from '../systemElements';
import { useDebouncedValue } from '../useDebouncedValue';

type SharingTrialTableRow = SharingTrial['agents'][number];

const ROW_PX = 36;
const HEIGHT_PX = 360;
const PERCENT = 100;

function getColumns({ formatMessage, formatNumber }: IntlShape): VirtualColumn<SharingTrialTableRow>[] {
  const percent = (value: number | null): string =>
    value === null ? '–' : formatNumber(value / PERCENT, { style: 'percent', maximumFractionDigits: 0 });
  const figures = { align: 'end', width: '112px' } as const;
  return [
    { key: 'agent', title: formatMessage({ id: 'system.sharing.agent' }), render: ({ name }) => name },
    {
      key: 'free',
      title: formatMessage({ id: 'system.sharing.free' }),
      render: ({ freePercent }) => percent(freePercent),
      ...figures,
    },
    {
      key: 'kept',
      title: formatMessage({ id: 'system.sharing.kept' }),
      render: ({ keptPercent }) => percent(keptPercent),
      ...figures,
      width: '132px',
    },
    {
      key: 'got',
      title: formatMessage({ id: 'system.sharing.got' }),
      render: ({ got }) => formatNumber(got),
      ...figures,
    },
    {
      key: 'would',
      title: formatMessage({ id: 'system.sharing.would' }),
      render: ({ would }) => <strong>{formatNumber(would)}</strong>,
      ...figures,
    },
    {
      key: 'change',
      title: formatMessage({ id: 'system.sharing.change' }),
      render: ({ got, would }) => formatNumber(would - got, { signDisplay: 'exceptZero' }),
      ...figures,
    },
  ];
}

function Trial({ trial, label }: { readonly trial: SharingTrial; readonly label: string }) {
  const intl = useIntl();
  const columns = useMemo(() => getColumns(intl), [intl]);
  if (trial.cases === 0) {
    return (
      <SettingsHint>
        <FormattedMessage id="system.sharing.none" />
      </SettingsHint>
    );
  }
  return (
    <>
      <SettingsHint>
        <FormattedMessage id="system.sharing.about" values={{ bindings: trial.bindings, cases: trial.cases }} />{' '}
        {trial.full !== undefined && trial.full > 0 && (
          <FormattedMessage id="system.sharing.full" values={{ count: trial.full }} />
        )}
      </SettingsHint>
      <VirtualTable
        label={label}
        columns={columns}
        rows={trial.agents}
        rowKey={({ agentId }) => agentId}
        rowHeight={ROW_PX}
        height={HEIGHT_PX}
      />
    </>
  );
}

/** Simulated effect of weights on the last seven days, before saving. */
export function SharingTrialTable({ weights }: { readonly weights: SharingWeights }) {
  const label = useIntl().formatMessage({ id: 'system.figures.week' });
  const tried = useDebouncedValue(weights);
  const query = useManageConfigSharingTrialQuery(sharingRequest.safeParse(tried).success ? tried : skipToken);
  return (
    <SettingFigures title={label} query={query}>
      {(trial) => <Trial trial={trial} label={label} />}
    </SettingFigures>
  );
}
