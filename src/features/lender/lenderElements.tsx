import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './lender.module.css';

/** Lines under each other in a cell. */
export const LenderStack = withClassName('div', styles['stack']);

/** A number of the lender's, which may be long. */
export const LenderNumberText = withClassName('span', styles['number']);

/** Explanation of a view. */
export const LenderHint = withClassName('p', styles['hint']);
