import { taskListingQuery } from '@/contract/entities/cases/task';
import { readListUrl } from '@/ui/list/listUrl';

/** Parses the query of a case list from the address; unknown parameters are ignored. */
export const listedIn = (params: URLSearchParams) => readListUrl(taskListingQuery, params);
