import { withClassName } from '@/ui/withClassName';

import * as styles from './approvals.module.css';

/** Lines under each other in a cell. */
export const Stack = withClassName('div', styles['stack']);

/** Buttons beside each other. */
export const Actions = withClassName('span', styles['actions']);

/** What a view is for. */
export const Hint = withClassName('p', styles['hint']);
