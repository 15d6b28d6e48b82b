import { useTaskWorkInboundCallsQuery } from '@/api/endpoints/cases/taskWorkApi';
import type { CodeTable } from '@/contract/codes/codeTable';
import type { InboundCall } from '@/contract/entities/cases/phoneCall';
import { getTaskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';

import * as styles from './inboundCallNote.module.css';

const TITLES = {
  one: { cn: '来电', en: 'Incoming call', es: 'Llamada entrante' },
  shared: {
    cn: '来电，该号码对应多个案件，请选择',
    en: 'Incoming call: several cases have this number. Choose one',
    es: 'Llamada entrante: varios casos tienen este número. Elija uno',
  },
} as const satisfies CodeTable;

function Call({ call: { phone, cases } }: { readonly call: InboundCall }) {
  const title = (
    <>
      <CodeLabel table={TITLES} code={cases.length > 1 ? 'shared' : 'one'} /> {phone}
    </>
  );
  const links = cases.map(({ taskId, loanId, loanNo, borrowerName, contactName }) => (
    <div key={taskId}>
      <Link to={getTaskDetailPath(taskId, loanId)}>{`${contactName} · ${borrowerName} · ${loanNo}`}</Link>
    </div>
  ));
  return <Alert type="info" showIcon closable role="alert" title={title} description={links} />;
}

/** Incoming calls for the user's own cases while they ring; a link opens the case. */
export function InboundCallNote() {
  const { data = [] } = useTaskWorkInboundCallsQuery(undefined, { skip: !usePermission('cases.read') });
  if (data.length === 0) return null;
  return (
    <div className={styles['calls']}>
      {data.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </div>
  );
}
