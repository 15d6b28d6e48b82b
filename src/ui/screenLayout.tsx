import { withClassName } from './withClassName';
import * as styles from './screenLayout.module.css';

/** What stands below the other on a screen. */
export const Screen = withClassName('section', styles['screen']);

/** The line of a screen's heading, with what belongs to all of it. */
export const ScreenHead = withClassName('header', styles['head']);

export const ScreenTitle = withClassName('h1', styles['title']);

/** What is good to know beside the thing itself. */
export const SecondaryText = withClassName('span', styles['aside']);
