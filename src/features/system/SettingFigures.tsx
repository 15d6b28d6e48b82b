import { useHasWrongNumber } from '@/ui/form/NumberScope';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { QueryBoundary } from './QueryBoundary';
import { SettingsHint } from './systemElements';
import * as styles from './system.module.css';

interface SettingFiguresProps<Data> {
  readonly title: ReactNode;
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** True if a field of the panel is invalid; number fields out of range are detected without it. */
  readonly isInvalid?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Effect that the typed values would have had, in figures. The previous figures stay until the new ones arrive. */
export function SettingFigures<Data>({ title, query, isInvalid = false, children }: SettingFiguresProps<Data>) {
  const id = useId();
  const hasWrong = useHasWrongNumber();
  // Figures of earlier values must not hide the error of the present ones.
  const shown = query.isError ? { ...query, data: undefined } : query;
  return (
    <section className={styles['figures']} aria-labelledby={id} aria-busy={query.isFetching}>
      <h3 id={id} className={styles['subheading']}>
        {title}
      </h3>
      {isInvalid || hasWrong ? (
        <SettingsHint>
          <FormattedMessage id="system.figures.invalid" />
        </SettingsHint>
      ) : (
        <QueryBoundary query={shown}>{children}</QueryBoundary>
      )}
    </section>
  );
}

interface FigureListProps {
  readonly figures: readonly { readonly name: string; readonly text: ReactNode }[];
  /** Shown without figures. */
  readonly empty: ReactNode;
  /** True if only the newest rows were counted. */
  readonly isPartial: boolean;
}

/** Named figures as short sentences. */
export function FigureList({ figures, empty, isPartial }: FigureListProps) {
  if (figures.length === 0) return <SettingsHint>{empty}</SettingsHint>;
  return (
    <>
      <dl className={styles['figureList']}>
        {figures.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isPartial && (
        <SettingsHint>
          <FormattedMessage id="system.figures.more" />
        </SettingsHint>
      )}
    </>
  );
}
