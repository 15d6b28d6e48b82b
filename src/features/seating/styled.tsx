import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const ChangeLines = styledElement('ul', styles['changeList']);

export const FieldPair = styledElement('div', styles['fieldPair']);

export const Hint = styledElement('p', styles['hint']);

export const Letter = styledElement('span', styles['letter']);

export const Stack = styledElement('div', styles['stack']);
