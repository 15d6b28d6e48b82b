import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const BarStack = styledElement('span', styles['barStack']);

export const Card = styledElement('p', styles['card']);

export const Fields = styledElement('div', styles['fields']);

export const LargeFigure = styledElement('p', styles['largeFigure']);

export const NumberText = styledElement('span', styles['numberText']);

export const Part = styledElement('div', styles['part']);

export const PlainList = styledElement('ul', styles['plainList']);

export const RangePair = styledElement('span', styles['rangePair']);

export const Subtitle = styledElement('h2', styles['subtitle']);

export const ToolRow = styledElement('div', styles['tools']);

export const Warning = styledElement('div', styles['warning']);
