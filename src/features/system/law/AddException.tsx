import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_MODE, type LawMode } from '@/contract/codes/lawCodes';
import type { LawRule } from '@/contract/law/lawPack';
import type { ModeException } from '@/contract/law/ruleModes';
import { useLocale } from '@/i18n/languageContext';
import { Button, Select, type SelectProps } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox, SettingsFieldGrid } from '../systemElements';
import * as styles from './lawPanel.module.css';
import { describeRule } from './describeRule';
import { useQueueNames } from './useQueueNames';

const ALL = '';

interface AddExceptionProps {
  readonly rules: readonly LawRule[];
  readonly onAdd: (exception: ModeException) => void;
}

function useOptions(rules: readonly LawRule[]) {
  const intl = useIntl();
  const language = useLocale();
  const queues = useQueueNames();
  const all = (id: 'law.exceptions.allRules' | 'law.exceptions.allQueues') => ({
    value: ALL,
    label: intl.formatMessage({ id }),
  });
  return {
    rules: [
      all('law.exceptions.allRules'),
      ...rules.map((rule) => ({ value: rule.id, label: `${rule.id} · ${describeRule(rule, { intl, language })}` })),
    ],
    queues: [all('law.exceptions.allQueues'), ...[...queues].map(([value, label]) => ({ value, label }))],
    modes: getCodeValues(LAW_MODE).map((value) => ({ value, label: getCodeLabel(LAW_MODE, value, language) })),
  };
}

const SEARCHED = { showSearch: { optionFilterProp: 'label' }, popupMatchSelectWidth: false } as const;

/**
 * Adds an exception with a separate mode for a rule, a queue, or a rule in a queue. A repeated exception replaces the earlier one (LC-08).
 */
export function AddException({ rules, onAdd }: AddExceptionProps) {
  const options = useOptions(rules);
  const [rule, setRule] = useState(ALL);
  const [queueId, setQueueId] = useState(ALL);
  const [mode, setMode] = useState<LawMode>('warn');
  return (
    <SettingsFieldGrid>
      <Chosen label="law.exceptions.rule" value={rule} options={options.rules} onChange={setRule} {...SEARCHED} />
      <Chosen
        label="law.exceptions.queue"
        value={queueId}
        options={options.queues}
        onChange={setQueueId}
        {...SEARCHED}
      />
      <Chosen<LawMode> label="law.exceptions.mode" value={mode} options={options.modes} onChange={setMode} />
      <Button
        className={styles['add'] ?? ''}
        disabled={rule === ALL && queueId === ALL}
        onClick={() => onAdd({ rule: rule || null, queueId: queueId || null, mode })}
      >
        <FormattedMessage id="law.exceptions.add" />
      </Button>
    </SettingsFieldGrid>
  );
}

function Chosen<Value extends string>({
  label,
  ...select
}: SelectProps<Value> & { readonly label: 'law.exceptions.rule' | 'law.exceptions.queue' | 'law.exceptions.mode' }) {
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <Select<Value> id={id} {...select} />
    </FieldBox>
  );
}
