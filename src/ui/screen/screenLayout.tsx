import { withClassName } from '../theme/withClassName';
import * as styles from './screenLayout.module.css';

/** Vertical stack of a screen's content. */
export const Screen = withClassName('section', styles['screen']);

/** The line of a screen's heading, with what belongs to all of it. */
export const ScreenHead = withClassName('header', styles['head']);

export const ScreenTitle = withClassName('h1', styles['title']);

/** Secondary information next to the main text. */
export const SecondaryText = withClassName('span', styles['aside']);
