import { styledElement } from './styledElement';
import * as styles from './screenLayout.module.css';

/** What stands below the other on a screen. */
export const Screen = styledElement('section', styles['screen']);

/** The line of a screen's heading, with what belongs to all of it. */
export const ScreenHead = styledElement('header', styles['head']);

export const ScreenTitle = styledElement('h1', styles['title']);

/** What is good to know beside the thing itself. */
export const Aside = styledElement('span', styles['aside']);
