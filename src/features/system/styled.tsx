import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const AtEnd = styledElement('span', styles['atEnd']);

export const Card = styledElement('section', styles['card']);

export const Cards = styledElement('div', styles['cards']);

export const FieldBox = styledElement('div', styles['field']);

export const Fields = styledElement('div', styles['fields']);

export const Hint = styledElement('span', styles['hint']);

export const Intro = styledElement('p', styles['intro']);

export const LineOf = styledElement('div', styles['lineOf']);

export const Narrow = styledElement('div', styles['narrow']);

export const PanelHead = styledElement('div', styles['panelHead']);

export const Problem = styledElement('output', styles['problem']);

export const Rows = styledElement('div', styles['rows']);

export const Sections = styledElement('div', styles['sections']);

export const ShortField = styledElement('div', styles['shortField']);

export const Subheading = styledElement('h3', styles['subheading']);
