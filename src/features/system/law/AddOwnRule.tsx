import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_CHANNEL, type LawChannel } from '@/contract/codes/lawCodes';
import { ownRules } from '@/contract/entities/law/ownRules';
import type { OwnRule } from '@/contract/law/ownRules';
import { useLocale } from '@/i18n/languageContext';
import { Button, Checkbox, Segmented } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsFieldGrid, SettingsTextLine, SettingsRows } from '../systemElements';
import { CapFields, GapFields, WindowFields } from './OwnRuleFields';
import { type OwnRuleKind, type TypedRule, toOwnRule, INITIAL_RULE } from './toOwnRule';
import * as styles from './lawPanel.module.css';

const KINDS: readonly OwnRuleKind[] = ['window', 'cap', 'gap'];

/** Adds an own rule: its kind, channels and requirement (LC-02). */
export function AddOwnRule({ onAdd }: { readonly onAdd: (rule: OwnRule) => void }) {
  const { formatMessage } = useIntl();
  const [typed, type] = useState<TypedRule>(INITIAL_RULE);
  const rule = ownRules.safeParse([toOwnRule(typed)]).data?.[0];
  const fields = { typed, onChange: type };
  return (
    <SettingsRows>
      <Segmented<OwnRuleKind>
        aria-label={formatMessage({ id: 'law.own.kind' })}
        value={typed.kind}
        options={KINDS.map((kind) => ({ value: kind, label: formatMessage({ id: `law.own.kind.${kind}` }) }))}
        onChange={(kind) => type({ ...typed, kind })}
        style={{ alignSelf: 'start' }}
      />
      <Channels {...fields} />
      <SettingsFieldGrid>
        {typed.kind === 'window' && <WindowFields {...fields} />}
        {typed.kind === 'cap' && <CapFields {...fields} />}
        {typed.kind === 'gap' && <GapFields {...fields} />}
      </SettingsFieldGrid>
      <SettingsTextLine>
        <Button disabled={rule === undefined} onClick={() => rule && onAdd(rule)}>
          <FormattedMessage id="law.own.add" />
        </Button>
      </SettingsTextLine>
    </SettingsRows>
  );
}

interface ChannelsProps {
  readonly typed: TypedRule;
  readonly onChange: (typed: TypedRule) => void;
}

function Channels({ typed, onChange }: ChannelsProps) {
  const id = useId();
  const language = useLocale();
  return (
    <fieldset className={styles['packs']} aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage id="law.own.channels" />
      </span>
      <Checkbox.Group<LawChannel>
        value={typed.channels}
        options={getCodeValues(LAW_CHANNEL).map((each) => ({
          value: each,
          label: getCodeLabel(LAW_CHANNEL, each, language),
        }))}
        onChange={(channels) => onChange({ ...typed, channels })}
      />
    </fieldset>
  );
}
