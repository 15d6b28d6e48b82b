import { codeLabel } from '@/contract/codes/codeTable';
import { LAW_CONFIDENCE, LAW_EFFECT } from '@/contract/codes/lawCodes';
import type { RulePack } from '@/contract/law/lawPack';
import { useLocale } from '@/i18n/languageContext';
import { AsWritten } from '@/ui/format/AsWritten';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsHint, TextLine, Rows } from '../systemElements';
import type { ComparedRule } from './packNames';
import { ruleScope, describeRule } from './describeRule';
import * as styles from './lawPanel.module.css';

interface RuleListProps {
  readonly rules: readonly ComparedRule[];
  /** Packs with the sources of the rules: the displayed one, then the version compared with. */
  readonly packs: readonly RulePack[];
}

/** The rules of a pack in words, each with the article it was taken from (LC-02). */
export function RuleList({ rules, packs }: RuleListProps) {
  return (
    <Rows as="ul">
      {rules.map((compared) => (
        <Rule key={compared.rule.id} compared={compared} packs={packs} />
      ))}
    </Rows>
  );
}

const DIFFERENCE = { added: 'law.added', changed: 'law.changed', removed: 'law.removed' } as const;

function Rule({
  compared: { rule, difference },
  packs,
}: {
  readonly compared: ComparedRule;
  readonly packs: RuleListProps['packs'];
}) {
  const intl = useIntl();
  const language = useLocale();
  const words = { intl, language };
  const scope = ruleScope(rule, words);
  const source = packs.map(({ sources }) => sources[rule.source]).find((each) => each !== undefined);
  return (
    <li className={styles['rule']}>
      <TextLine as="span">
        <Tag>
          <CodeLabel table={LAW_EFFECT} code={rule.effect} />
        </Tag>
        {difference !== null && (
          <Tag color="warning">
            <FormattedMessage id={DIFFERENCE[difference]} />
          </Tag>
        )}
        <span>{describeRule(rule, words)}</span>
      </TextLine>
      {scope !== '' && <span>{scope}</span>}
      <SettingsHint>
        <FormattedMessage
          id="law.source"
          values={{
            title: <AsWritten>{source?.title}</AsWritten>,
            date: source?.date ?? '',
            article: <AsWritten>{rule.article}</AsWritten>,
            confidence: codeLabel(LAW_CONFIDENCE, rule.confidence, language),
          }}
        />
      </SettingsHint>
    </li>
  );
}
