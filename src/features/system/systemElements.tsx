import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './system.module.css';

export const EndAligned = withClassName('span', styles['atEnd']);

export const SettingsCard = withClassName('section', styles['card']);

export const SettingsCards = withClassName('div', styles['cards']);

export const FieldBox = withClassName('div', styles['field']);

export const SettingsFieldGrid = withClassName('div', styles['fields']);

export const SettingsHint = withClassName('span', styles['hint']);

export const SettingsIntro = withClassName('p', styles['intro']);

export const SettingsTextLine = withClassName('div', styles['lineOf']);

export const NarrowBlock = withClassName('div', styles['narrow']);

export const PanelHead = withClassName('div', styles['panelHead']);

export const SettingsProblem = withClassName('output', styles['problem']);

export const SettingsRows = withClassName('div', styles['rows']);

export const SettingsSections = withClassName('div', styles['sections']);

export const ShortField = withClassName('div', styles['shortField']);

export const Subheading = withClassName('h3', styles['subheading']);

export const WithFigures = withClassName('div', styles['withFigures']);

export const WithTable = withClassName('div', styles['withTable']);
