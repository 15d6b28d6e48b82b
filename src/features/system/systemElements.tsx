import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './system.module.css';

export const AtEnd = withClassName('span', styles['atEnd']);

export const SettingsCard = withClassName('section', styles['card']);

export const Cards = withClassName('div', styles['cards']);

export const FieldBox = withClassName('div', styles['field']);

export const SettingsFieldGrid = withClassName('div', styles['fields']);

export const SettingsHint = withClassName('span', styles['hint']);

export const Intro = withClassName('p', styles['intro']);

export const TextLine = withClassName('div', styles['lineOf']);

export const Narrow = withClassName('div', styles['narrow']);

export const PanelHead = withClassName('div', styles['panelHead']);

export const Problem = withClassName('output', styles['problem']);

export const Rows = withClassName('div', styles['rows']);

export const Sections = withClassName('div', styles['sections']);

export const ShortField = withClassName('div', styles['shortField']);

export const Subheading = withClassName('h3', styles['subheading']);

export const WithFigures = withClassName('div', styles['withFigures']);

export const WithTable = withClassName('div', styles['withTable']);
