import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import * as frame from './login.module.css';

type LoginTitleId =
  'login.face.title' | 'login.factor.title' | 'login.provider.title' | 'login.sso.title' | 'login.passkey';

/** Title of a step, focused when the step appears: the button that led here is unmounted, and screen readers announce the title. */
export function LoginTitle({ id }: { readonly id: LoginTitleId }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className={`${frame['title']} ${styles['stepTitle']}`}>
      {useIntl().formatMessage({ id })}
    </h1>
  );
}
