import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const Actions = styledElement('div', styles['actions']);

export const BoardHead = styledElement('header', styles['boardHead']);

export const Card = styledElement('section', styles['card']);

export const CardHead = styledElement('header', styles['cardHead']);

export const CardTitle = styledElement('h2', styles['cardTitle']);

export const ChartFigure = styledElement('figure', styles['chartFigure']);

export const OwnGrid = styledElement('div', styles['ownGrid']);

export const TileGrid = styledElement('div', styles['tileGrid']);
