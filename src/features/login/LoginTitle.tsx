import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import * as frame from './login.module.css';

/** Title of a step, focused when the step appears: the button that led here is unmounted, and screen readers announce the title. */
export function LoginTitle({ id }: { readonly id: 'login.face.title' | 'login.provider.title' }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className={`${frame['title']} ${styles['stepTitle']}`}>
      {useIntl().formatMessage({ id })}
    </h1>
  );
}
