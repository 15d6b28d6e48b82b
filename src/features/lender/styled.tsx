import { styledElement } from '@/ui/styledElement';

import * as styles from './lender.module.css';

/** Lines under each other in a cell. */
export const Stack = styledElement('div', styles['stack']);

/** A number of the lender's, which may be long. */
export const NumberText = styledElement('span', styles['number']);

/** What a view is for. */
export const Hint = styledElement('p', styles['hint']);
