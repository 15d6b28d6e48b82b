import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './seating.module.css';

export const ScheduleChangeLines = withClassName('ul', styles['changeList']);

export const SeatingFieldPair = withClassName('div', styles['fieldPair']);

export const SeatingHint = withClassName('p', styles['hint']);

export const DutyLetter = withClassName('span', styles['letter']);

export const SeatingStack = withClassName('div', styles['stack']);
