import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { LAW_CHANNEL, type LawChannel } from '@/contract/codes/lawCodes';
import { ownRules } from '@/contract/entities/law/ownRules';
import type { OwnRule } from '@/contract/law/ownRules';
import { useLocale } from '@/i18n/languageContext';
import { Button, Checkbox, Segmented } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsFieldGrid, TextLine, Rows } from '../systemElements';
import { CapFields, GapFields, WindowFields } from './OwnRuleFields';
import { type OwnKind, type TypedRule, typedRule, INITIAL_RULE } from './typedRule';
import * as styles from './lawPanel.module.css';

const KINDS: readonly OwnKind[] = ['window', 'cap', 'gap'];

/** Adds an own rule: its kind, channels and requirement (LC-02). */
export function AddOwnRule({ onAdd }: { readonly onAdd: (rule: OwnRule) => void }) {
  const { formatMessage } = useIntl();
  const [typed, type] = useState<TypedRule>(INITIAL_RULE);
  const rule = ownRules.safeParse([typedRule(typed)]).data?.[0];
  const fields = { typed, onChange: type };
  return (
    <Rows>
      <Segmented<OwnKind>
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
      <TextLine>
        <Button disabled={rule === undefined} onClick={() => rule && onAdd(rule)}>
          <FormattedMessage id="law.own.add" />
        </Button>
      </TextLine>
    </Rows>
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
        options={codeValues(LAW_CHANNEL).map((each) => ({
          value: each,
          label: codeLabel(LAW_CHANNEL, each, language),
        }))}
        onChange={(channels) => onChange({ ...typed, channels })}
      />
    </fieldset>
  );
}
