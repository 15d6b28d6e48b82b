import { styledElement } from '@/ui/styledElement';

import * as styles from './approvals.module.css';

/** Lines under each other in a cell. */
export const Stack = styledElement('div', styles['stack']);

/** Buttons beside each other. */
export const Actions = styledElement('span', styles['actions']);

/** What a view is for. */
export const Hint = styledElement('p', styles['hint']);
