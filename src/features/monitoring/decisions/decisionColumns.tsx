import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { DECISION_OUTCOME, DECISION_VERDICT, LAW_CHANNEL, LAW_MODE } from '@/contract/codes/lawCodes';
import type { ContactDecision } from '@/contract/entities/law/contactDecision';
import type { DECISION_LIST } from '@/contract/lists/monitoringLists';
import { getTaskDetailPath } from '@/contract/routes';
import { OriginalName } from '@/ui/format/OriginalName';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import type { Tones } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from '../monitoring.module.css';

const VERDICT_TONES: Tones = { allow: 'good', warn: 'waiting', deny: 'bad' };

const BASES = {
  address: 'decisions.basis.address',
  number: 'decisions.basis.number',
  assumed: 'decisions.basis.assumed',
} as const;

const isBasis = (basis: string): basis is keyof typeof BASES => Object.hasOwn(BASES, basis);

/** The rules against a contact, each with its article, pack version and source. */
function Rules({ reasons }: Pick<ContactDecision, 'reasons'>) {
  if (reasons.length === 0) return '–';
  return (
    <ul className={styles['kinds']}>
      {reasons.map(({ pack, rule, article, source }) => (
        <li key={`${pack} ${rule}`}>
          <OriginalName>{[article, rule, pack].filter((part) => part !== '').join(' · ')}</OriginalName>
          {source !== '' && (
            <div className={styles['aside']}>
              <OriginalName>{source}</OriginalName>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Contact({ decision: { contactName, relation } }: { readonly decision: ContactDecision }) {
  return (
    <>
      {contactName ?? '–'}
      {relation !== null && (
        <div className={styles['aside']}>
          <CodeLabel table={CONTACT_RELATION} code={relation} />
        </div>
      )}
    </>
  );
}

function Zones({ decision: { zones, zoneBasis } }: { readonly decision: ContactDecision }) {
  return (
    <>
      <OriginalName>{zones.join(', ')}</OriginalName>
      {isBasis(zoneBasis) && (
        <div className={styles['aside']}>
          <FormattedMessage id={BASES[zoneBasis]} />
        </div>
      )}
    </>
  );
}

/** Cell renderers of the decisions. */
export const decisionCells: ListCells<typeof DECISION_LIST, ContactDecision> = {
  time: { width: 130, render: (_, { time }) => <DateTime at={time} /> },
  verdict: {
    width: 110,
    render: (_, { verdict }) => <CodeLabel table={DECISION_VERDICT} code={verdict} tones={VERDICT_TONES} />,
  },
  outcome: { width: 130, render: (_, { outcome }) => <CodeLabel table={DECISION_OUTCOME} code={outcome} /> },
  agent: { width: 140, render: (_, { agentName }) => agentName ?? '–' },
  username: { width: 130, render: (_, { username }) => username ?? '–' },
  loan: { width: 140, render: (_, { taskId, loanId }) => <Link to={getTaskDetailPath(taskId, loanId)}>{loanId}</Link> },
  contact: { width: 150, render: (_, decision) => <Contact decision={decision} /> },
  channel: { width: 100, render: (_, { channel }) => <CodeLabel table={LAW_CHANNEL} code={channel} /> },
  rules: { width: 280, render: (_, { reasons }) => <Rules reasons={reasons} /> },
  reason: { width: 180, render: (_, { reason }) => reason ?? '–' },
  earliest: {
    width: 130,
    render: (_, { earliest }) =>
      earliest === null ? <FormattedMessage id="decisions.never" /> : <DateTime at={earliest} />,
  },
  zones: { width: 190, render: (_, decision) => <Zones decision={decision} /> },
  packs: { width: 190, render: (_, { packs }) => <OriginalName>{packs.join(', ')}</OriginalName> },
  mode: { width: 120, render: (_, { mode }) => <CodeLabel table={LAW_MODE} code={mode} /> },
};
