import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const ButtonRow = styledElement('div', styles['buttonRow']);

export const EffectNote = styledElement('p', styles['effectNote']);

export const Heading = styledElement('h2', styles['heading']);

export const SideNote = styledElement('span', styles['sideNote']);

export const StepBox = styledElement('div', styles['stepBox']);
