import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { HOUSE_PACK } from '@/contract/law/chosenPacks';
import { OWN_PACK } from '@/contract/law/ownRules';
import { AsWritten } from '@/ui/AsWritten';
import { usePackPlace } from '@/ui/usePackPlace';
import { FormattedMessage } from 'react-intl';

import { isWish, kindWords } from './ruleKinds';
import * as styles from './lawful.module.css';

type SpeakingRule = ContactVerdict['reasons'][number];

/** The rules that speak against a contact: what each says in short, and the pack and article it was taken from (LC-06). */
export function SpeakingRules({ verdict: { reasons } }: { readonly verdict: ContactVerdict }) {
  return (
    <ul className={styles['rules']}>
      {reasons.map((rule) => (
        <li key={`${rule.pack} ${rule.rule}`}>
          <FormattedMessage id={kindWords(rule)} />
          <RuleSource rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** From where a rule was taken; a zone that no clock knows stands in no text. */
function RuleSource({ rule }: { readonly rule: SpeakingRule }) {
  const { pack, source, short, article } = rule;
  const packPlace = usePackPlace();
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
      {id === HOUSE_PACK ? (
        <FormattedMessage id={isWish(rule) ? 'lawful.wished' : 'lawful.house'} />
      ) : (
        <FormattedMessage
          id="lawful.source"
          values={{
            source: (
              <span title={source}>
                <AsWritten>{short ?? source}</AsWritten>
              </span>
            ),
            article: <AsWritten>{article}</AsWritten>,
            pack: packPlace(id),
          }}
        />
      )}
    </span>
  );
}
