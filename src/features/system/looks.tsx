import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const AtEnd = dressed('span', styles['atEnd']);

export const Card = dressed('section', styles['card']);

export const Cards = dressed('div', styles['cards']);

export const FieldBox = dressed('div', styles['field']);

export const Fields = dressed('div', styles['fields']);

export const Hint = dressed('span', styles['hint']);

export const Intro = dressed('p', styles['intro']);

export const LineOf = dressed('div', styles['lineOf']);

export const Narrow = dressed('div', styles['narrow']);

export const PanelHead = dressed('div', styles['panelHead']);

export const Problem = dressed('output', styles['problem']);

export const Rows = dressed('div', styles['rows']);

export const Subheading = dressed('h3', styles['subheading']);
