import {
  useManageConfigPromisePlanQuery,
  useManageConfigUpdatePromisePlanMutation,
} from '@/api/endpoints/system/manageConfigApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import type { PromisePlanConfig, PromisePlanSetting } from '@/contract/entities/money/promisePlan';
import { PERCENT_MAX } from '@/contract/limits';
import { PLAN_DAYS_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { useId, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './plansPanel.module.css';
import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { FieldBox, SettingsRows, WithFigures } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { PlanFigures } from './PlanFigures';

/** Limits of payment plans by role (MI-08). */
export function PlansPanel() {
  const query = useManageConfigPromisePlanQuery();
  return (
    <PanelFrame
      title="system.tab.plans"
      intro="system.plans.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(config) => <PlansForm config={config} />}</QueryBoundary>
    </PanelFrame>
  );
}

const ROLES = ['member', 'leader', 'admin'] as const;

function PlansForm({ config }: { readonly config: PromisePlanConfig }) {
  const language = useLocale();
  const sent = useMemo<PromisePlanSetting>(() => {
    const { lastChange: _lastChange, ...limits } = config;
    return limits;
  }, [config]);
  const { value, isChanged, edit, forget } = useEditedValue<PromisePlanSetting>(sent);
  const [save, { isLoading }] = useManageConfigUpdatePromisePlanMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save(value);
    if (error === undefined) forget();
  };
  const change = (limits: Partial<PromisePlanSetting>): void => edit({ ...value, ...limits });
  return (
    <WithFigures>
      <SettingsRows>
        {ROLES.map((role) => (
          <fieldset key={role} className={styles['role']}>
            <legend>{getCodeLabel(ROLE, role, language)}</legend>
            <Limit name={`${role}Days`} most={PLAN_DAYS_MAX} value={value} onChange={change} />
            <Limit name={`${role}FirstPercent`} most={PERCENT_MAX} value={value} onChange={change} />
          </fieldset>
        ))}
        <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
      </SettingsRows>
      <PlanFigures limits={value} />
    </WithFigures>
  );
}

interface LimitProps {
  readonly name: keyof PromisePlanSetting;
  readonly most: number;
  readonly value: PromisePlanSetting;
  readonly onChange: (limits: Partial<PromisePlanSetting>) => void;
}

function Limit({ name, most, value, onChange }: LimitProps) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id={name.endsWith('Days') ? 'system.plans.days' : 'system.plans.firstPercent'} />
      </label>
      <NumberField
        id={id}
        min={0}
        max={most}
        value={value[name]}
        disabled={!mayChange}
        onChange={(limit) => onChange({ [name]: limit })}
      />
    </FieldBox>
  );
}
