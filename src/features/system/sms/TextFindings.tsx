import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_CONTENT } from '@/contract/codes/lawCodes';
import type { ManagedTemplate } from '@/contract/entities/messages/smsAdmin';
import { PRODUCT_PACK } from '@/contract/law/selectPacks';
import { useLocale } from '@/i18n/languageContext';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsHint, SettingsRows } from '../systemElements';
import * as styles from './sms.module.css';

type Findings = NonNullable<ManagedTemplate['findings']>;
type Finding = Findings[number];

const WORDS = {
  said: 'system.sms.said',
  missing: 'system.sms.missing',
  borrowerOnly: 'system.sms.borrowerOnly',
} as const;
const COLOR = { said: 'error', missing: 'warning', borrowerOnly: 'default' } as const;

const TONES = { said: styles['said'], missing: styles['missing'], borrowerOnly: styles['borrowerOnly'] } as const;

const getKey = ({ is, content }: Finding): string => `${is} ${content}`;

/** Deduplicates findings reported by several rules. */
const onceEach = (findings: Findings): Finding[] => [
  ...new Map(findings.map((finding) => [getKey(finding), finding])).values(),
];

function useWords() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  return ({ is, content }: Finding): string =>
    formatMessage({ id: WORDS[is] }, { content: getCodeLabel(LAW_CONTENT, content, language) });
}

/** Findings of the rules on a template, as tags (LC-09). Renders nothing if there are none. */
export function FindingTags({ findings }: { readonly findings: Findings }) {
  const words = useWords();
  return (
    <div className={styles['tags']}>
      {onceEach(findings).map((finding) => (
        <Tag key={getKey(finding)} color={COLOR[finding.is]}>
          {words(finding)}
        </Tag>
      ))}
    </div>
  );
}

/** Findings while a template is edited, with the offending words and the article of the law. */
export function TextFindings({ findings }: { readonly findings: Findings }) {
  const words = useWords();
  return (
    <SettingsRows as="ul" aria-live="polite">
      {findings.length === 0 && (
        <li>
          <FormattedMessage id="system.sms.wellSaid" />
        </li>
      )}
      {findings.map((finding) => (
        <li key={`${finding.pack} ${finding.article} ${getKey(finding)}`}>
          <span className={TONES[finding.is]}>{words(finding)}</span>
          {finding.words.length > 0 && <q className={styles['words']}>{finding.words.join(' · ')}</q>}
          <Source finding={finding} />
        </li>
      ))}
    </SettingsRows>
  );
}

function Source({ finding: { pack, source, article } }: { readonly finding: Finding }) {
  const packJurisdiction = usePackJurisdiction();
  const [id = ''] = pack.split('@');
  return (
    <SettingsHint as="div">
      {id === PRODUCT_PACK ? (
        <FormattedMessage id="system.sms.houseRule" />
      ) : (
        `${packJurisdiction(id)} · ${source} · ${article}`
      )}
    </SettingsHint>
  );
}
