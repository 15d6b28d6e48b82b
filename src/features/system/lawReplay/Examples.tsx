import type { ReplayFinding } from '@/contract/entities/law/lawReplay';
import { taskDetailPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { Hint, LineOf, Rows } from '../styled';

type Example = ReplayFinding['examples'][number];

/** Some contacts of a finding, each with its case and the time at which the rule would have permitted it. */
function Examples({ finding: { count, examples } }: { readonly finding: ReplayFinding }) {
  return (
    <Rows>
      <Rows as="ul">
        {examples.map((each) => (
          <One key={`${each.kind} ${each.taskId} ${each.time}`} example={each} />
        ))}
      </Rows>
      {count > examples.length && (
        <Hint as="p">
          <FormattedMessage id="lawReplay.more" values={{ count: count - examples.length }} />
        </Hint>
      )}
    </Rows>
  );
}

/** Renders the examples below a table row. */
export const getExamples = (finding: ReplayFinding) => <Examples finding={finding} />;

function One({ example: { kind, taskId, loanId, time, until } }: { readonly example: Example }) {
  return (
    <LineOf as="li">
      <DateTime at={time} />
      <FormattedMessage id={`lawReplay.kind.${kind}`} />
      <Link to={taskDetailPath(taskId, loanId)}>{loanId}</Link>
      <Hint>
        {until === null ? (
          <FormattedMessage id="lawReplay.never" />
        ) : (
          <FormattedMessage id="lawReplay.until" values={{ time: <DateTime at={until} /> }} />
        )}
      </Hint>
    </LineOf>
  );
}
