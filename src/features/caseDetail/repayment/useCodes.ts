import { useRepayRepaymentCodeQuery } from '@/api/endpoints/cases/repayApi';
import { CODES_PER_PAGE } from '@/contract/ourLimits';

/** A page of a case's codes; the newest code is the first of the first page. */
export const useCodes = (taskId: string, pageNum: number) =>
  useRepayRepaymentCodeQuery({ taskId, pageNum, pageSize: CODES_PER_PAGE }, { refetchOnMountOrArgChange: true });
