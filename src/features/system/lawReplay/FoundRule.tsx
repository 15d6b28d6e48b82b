import type { LawFinding } from '@/contract/entities/lawReplay';
import { useLanguage } from '@/i18n/languageContext';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { Hint } from '../styled';
import { foundRuleWords } from './foundRuleWords';

/** A rule that speaks against contacts: what it demands, and where it stands. */
export function FoundRule({ finding }: { readonly finding: LawFinding }) {
  const intl = useIntl();
  const language = useLanguage();
  const { effect, pack, article, source } = finding;
  return (
    <>
      <Tag color={effect === 'warn' ? 'gold' : 'red'}>
        <FormattedMessage id={effect === 'warn' ? 'law.warn' : 'law.deny'} />
      </Tag>
      {foundRuleWords(finding, { intl, language })}
      <Hint as="div">
        <FormattedMessage id="lawReplay.source" values={{ pack, article, source }} />
      </Hint>
    </>
  );
}
