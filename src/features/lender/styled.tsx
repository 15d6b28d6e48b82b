import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './lender.module.css';

/** Lines under each other in a cell. */
export const Stack = withClassName('div', styles['stack']);

/** A number of the lender's, which may be long. */
export const NumberText = withClassName('span', styles['number']);

/** Explanation of a view. */
export const Hint = withClassName('p', styles['hint']);
