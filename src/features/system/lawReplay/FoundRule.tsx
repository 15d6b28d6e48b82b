import { LAW_EFFECT } from '@/contract/codes/lawCodes';
import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { useLocale } from '@/i18n/languageContext';
import { AsWritten } from '@/ui/format/AsWritten';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { Hint } from '../styled';
import { foundRuleWords } from './foundRuleWords';

/** A rule with findings: its requirement and its source. */
export function FoundRule({ finding, replay }: { readonly finding: ReplayFinding; readonly replay: LawReplay }) {
  const intl = useIntl();
  const language = useLocale();
  const { effect, pack, article, source } = finding;
  return (
    <>
      <Tag color={effect === 'warn' ? 'warning' : 'error'}>
        <CodeLabel table={LAW_EFFECT} code={effect} />
      </Tag>
      {foundRuleWords(finding, replay, { intl, language })}
      <Hint as="div">
        <AsWritten>
          <FormattedMessage id="lawReplay.source" values={{ pack, article, source }} />
        </AsWritten>
      </Hint>
    </>
  );
}
