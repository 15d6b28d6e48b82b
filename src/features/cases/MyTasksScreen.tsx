import { MY_TASK_COLUMNS } from './caseColumns';
import { CaseScreen } from './CaseScreen';

/** /myTasks: the caller's own cases (§2, CL-02). */
export function MyTasksScreen() {
  return <CaseScreen list="myTasks" title="cases.mine.title" ownColumns={MY_TASK_COLUMNS} scope="mine" />;
}
