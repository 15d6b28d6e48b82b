import { TIMELINE_KIND, type TimelineKind } from '@/contract/codes/caseCodes';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { CLOCK } from '@/i18n/locale';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage, FormattedTime } from 'react-intl';

import { EntryExtras } from './EntryExtras';
import { EntrySentence } from './EntrySentence';
import { KIND_ICONS } from './kindIcons';
import * as styles from './timeline.module.css';

const isKind = (kind: string): kind is TimelineKind => Object.hasOwn(TIMELINE_KIND, kind);

/** An event: time, description, text, and user. */
export function TimelineItem({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, time, actor, text } = entry;
  return (
    <li className={styles['entry']} data-kind={kind}>
      <time dateTime={time} className={styles['time']}>
        <FormattedTime value={time} {...CLOCK} />
      </time>
      <span className={styles['icon']}>{isKind(kind) && KIND_ICONS[kind]}</span>
      <div className={styles['what']}>
        <div className={styles['sentence']}>
          {isKind(kind) ? <EntrySentence kind={kind} entry={entry} /> : <CodeLabel table={TIMELINE_KIND} code={kind} />}
        </div>
        {text && <p className={styles['text']}>{text}</p>}
        <EntryExtras entry={entry} />
      </div>
      <span className={styles['actor']}>{actor ?? <FormattedMessage id="timeline.nobody" />}</span>
    </li>
  );
}
