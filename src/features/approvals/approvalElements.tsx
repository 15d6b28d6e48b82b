import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './approvals.module.css';

/** Lines of a cell. */
export const ApprovalStack = withClassName('div', styles['stack']);

/** Buttons in a row. */
export const ApprovalActions = withClassName('span', styles['actions']);

/** Explanation of a view. */
export const ApprovalHint = withClassName('p', styles['hint']);
