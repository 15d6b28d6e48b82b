import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './seating.module.css';

export const ChangeLines = withClassName('ul', styles['changeList']);

export const FieldPair = withClassName('div', styles['fieldPair']);

export const SeatingHint = withClassName('p', styles['hint']);

export const Letter = withClassName('span', styles['letter']);

export const SeatingStack = withClassName('div', styles['stack']);
