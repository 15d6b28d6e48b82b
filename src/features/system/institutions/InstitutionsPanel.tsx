import { useInstitutionalManagementInstitutionQuery } from '@/api/endpoints/system/institutionalManagementApi';
import type { Institution } from '@/contract/entities/users/institution';
import { writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { InstitutionDetail } from './InstitutionDetail';
import { InstitutionTree } from './InstitutionTree';
import * as styles from './institutions.module.css';

/** The user's institution and those below it as a tree, with details of the selected one (IN-01). */
export function InstitutionsPanel() {
  const query = useInstitutionalManagementInstitutionQuery();
  return (
    <PanelFrame title="system.tab.institutions" intro="institutions.intro" changes="institutions.manage">
      <QueryBoundary query={query}>{(rows) => <TreeAndDetail rows={rows} />}</QueryBoundary>
    </PanelFrame>
  );
}

function TreeAndDetail({ rows }: { readonly rows: readonly Institution[] }) {
  const [params, setParams] = useSearchParams();
  const shown = rows.find(({ id }) => id === params.get('institution')) ?? rows[0];
  const choose = (id: string): void =>
    setParams((current) => writeListUrl(current, { institution: id, page: undefined, name: undefined }));
  if (!shown) return null;
  return (
    <div className={styles['columns']}>
      <InstitutionTree rows={rows} shownId={shown.id} onChoose={choose} />
      <InstitutionDetail key={shown.id} shown={shown} rows={rows} onChoose={choose} />
    </div>
  );
}
