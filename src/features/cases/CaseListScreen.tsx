import { CASE_LIST_COLUMNS } from './caseColumns';
import { CaseScreen } from './CaseScreen';

/** /case/list: the cases that the caller may see, what to do next first (§2, CL-01). */
export function CaseListScreen() {
  return <CaseScreen list="caseList" title="cases.title" ownColumns={CASE_LIST_COLUMNS} scope="visible" />;
}
