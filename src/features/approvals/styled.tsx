import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './approvals.module.css';

/** Lines of a cell. */
export const Stack = withClassName('div', styles['stack']);

/** Buttons in a row. */
export const Actions = withClassName('span', styles['actions']);

/** Explanation of a view. */
export const Hint = withClassName('p', styles['hint']);
