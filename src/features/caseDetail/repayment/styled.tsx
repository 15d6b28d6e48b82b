import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const AmountRow = styledElement('div', styles['amountRow']);

export const ButtonRow = styledElement('div', styles['buttonRow']);

export const ChipRow = styledElement('div', styles['chipRow']);

export const Note = styledElement('p', styles['note']);
