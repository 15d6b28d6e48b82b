import {
  useManageConfigSharingQuery,
  useManageConfigUpdateSharingMutation,
} from '@/api/endpoints/system/manageConfigApi';
import type { SharingConfig, SharingWeights } from '@/contract/entities/management/sharing';
import { SHARING_WEIGHT_MAX } from '@/contract/ourLimits';
import { usePermission } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { useId, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { FieldBox, SettingsRows, WithTable } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { SharingTrialTable } from './SharingTrialTable';

/** Weights for distributing cases among agents, with their effect on last week (QU-02). */
export function SharingPanel() {
  const query = useManageConfigSharingQuery();
  return (
    <PanelFrame
      title="system.tab.sharing"
      intro="system.sharing.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(config) => <SharingForm config={config} />}</QueryBoundary>
    </PanelFrame>
  );
}

const WEIGHTS = { min: 0, max: SHARING_WEIGHT_MAX } as const;
const NAMES = ['capacity', 'skill'] as const;

function SharingForm({ config: { capacity, skill } }: { readonly config: SharingConfig }) {
  const sent = useMemo<SharingWeights>(() => ({ capacity, skill }), [capacity, skill]);
  const { value, isChanged, edit, forget } = useEditedValue(sent);
  const [save, { isLoading }] = useManageConfigUpdateSharingMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save(value);
    if (error === undefined) forget();
  };
  return (
    <WithTable>
      <SettingsRows>
        <Weights value={value} onChange={(changed) => edit({ ...value, ...changed })} />
        <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
      </SettingsRows>
      <SharingTrialTable weights={value} />
    </WithTable>
  );
}

interface WeightsProps {
  readonly value: SharingWeights;
  readonly onChange: (changed: Partial<SharingWeights>) => void;
}

function Weights({ value, onChange }: WeightsProps) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  return NAMES.map((name) => (
    <FieldBox key={name}>
      <label htmlFor={id + name}>
        <FormattedMessage id={`system.sharing.${name}`} />
      </label>
      <NumberField
        id={id + name}
        {...WEIGHTS}
        value={value[name]}
        disabled={!mayChange}
        onChange={(weight) => onChange({ [name]: weight })}
      />
    </FieldBox>
  ));
}
