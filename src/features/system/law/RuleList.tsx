import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_CONFIDENCE, LAW_EFFECT } from '@/contract/codes/lawCodes';
import type { RulePack } from '@/contract/law/lawPack';
import { useLocale } from '@/i18n/languageContext';
import { OriginalName } from '@/ui/format/OriginalName';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsHint, SettingsTextLine, SettingsRows } from '../systemElements';
import type { RuleComparison } from './packNames';
import { formatRuleScope, describeRule } from './describeRule';
import * as styles from './lawPanel.module.css';

interface RuleListProps {
  readonly rules: readonly RuleComparison[];
  /** Packs with the sources of the rules: the displayed one, then the version compared with. */
  readonly packs: readonly RulePack[];
}

/** The rules of a pack in words, each with the article it was taken from (LC-02). */
export function RuleList({ rules, packs }: RuleListProps) {
  return (
    <SettingsRows as="ul">
      {rules.map((compared) => (
        <Rule key={compared.rule.id} compared={compared} packs={packs} />
      ))}
    </SettingsRows>
  );
}

const DIFFERENCE = { added: 'law.added', changed: 'law.changed', removed: 'law.removed' } as const;

function Rule({
  compared: { rule, difference },
  packs,
}: {
  readonly compared: RuleComparison;
  readonly packs: RuleListProps['packs'];
}) {
  const intl = useIntl();
  const language = useLocale();
  const words = { intl, language };
  const scope = formatRuleScope(rule, words);
  const source = packs.map(({ sources }) => sources[rule.source]).find((each) => each !== undefined);
  return (
    <li className={styles['rule']}>
      <SettingsTextLine as="span">
        <Tag>
          <CodeLabel table={LAW_EFFECT} code={rule.effect} />
        </Tag>
        {difference !== null && (
          <Tag color="warning">
            <FormattedMessage id={DIFFERENCE[difference]} />
          </Tag>
        )}
        <span>{describeRule(rule, words)}</span>
      </SettingsTextLine>
      {scope !== '' && <span>{scope}</span>}
      <SettingsHint>
        <FormattedMessage
          id="law.source"
          values={{
            title: <OriginalName>{source?.title}</OriginalName>,
            date: source?.date ?? '',
            article: <OriginalName>{rule.article}</OriginalName>,
            confidence: getCodeLabel(LAW_CONFIDENCE, rule.confidence, language),
          }}
        />
      </SettingsHint>
    </li>
  );
}
