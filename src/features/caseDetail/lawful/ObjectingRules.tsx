import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { PRODUCT_PACK } from '@/contract/law/selectPacks';
import { OWN_PACK } from '@/contract/law/ownRules';
import { OriginalName } from '@/ui/format/OriginalName';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { FormattedMessage } from 'react-intl';

import { isPreferenceRule, formatRuleKind } from './ruleKinds';
import * as styles from './lawful.module.css';

type SpeakingRule = ContactVerdict['reasons'][number];

/** Rules that object to a contact: a short label of each, and its pack and article (LC-06). */
export function ObjectingRules({ verdict: { reasons } }: { readonly verdict: ContactVerdict }) {
  return (
    <ul className={styles['rules']}>
      {reasons.map((rule) => (
        <li key={`${rule.pack} ${rule.rule}`}>
          <FormattedMessage id={formatRuleKind(rule)} />
          <RuleSource rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Shows the source of a rule. A time zone unknown to the browser is omitted. */
function RuleSource({ rule }: { readonly rule: SpeakingRule }) {
  const { pack, source, short, article } = rule;
  const packJurisdiction = usePackJurisdiction();
  const [id = ''] = pack.split('@');
  if (id === '') return null;
  if (id === OWN_PACK) {
    return (
      <span className={styles['source']}>
        <FormattedMessage id="lawful.own" />
      </span>
    );
  }
  return (
    <span className={styles['source']}>
      {id === PRODUCT_PACK ? (
        <FormattedMessage id={isPreferenceRule(rule) ? 'lawful.wished' : 'lawful.house'} />
      ) : (
        <FormattedMessage
          id="lawful.source"
          values={{
            source: (
              <span title={source}>
                <OriginalName>{short ?? source}</OriginalName>
              </span>
            ),
            article: <OriginalName>{article}</OriginalName>,
            pack: packJurisdiction(id),
          }}
        />
      )}
    </span>
  );
}
