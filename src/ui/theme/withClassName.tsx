import type { AllHTMLAttributes, ReactNode, RefCallback } from 'react';

type Tag =
  | 'div'
  | 'section'
  | 'header'
  | 'p'
  | 'span'
  | 'output'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'li'
  | 'strong'
  | 'figure'
  | 'fieldset';

type StyledElementProps = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'className'> & {
  /** The element, where it is another than the look's usual one. */
  readonly as?: Tag;
  readonly children?: ReactNode;
  readonly ref?: RefCallback<HTMLElement>;
};

/** Turns a class into a component: one element with one class, for styles used by several components. */
export function withClassName(usual: Tag, className: string | undefined) {
  return function StyledElement({ as: Element = usual, ...rest }: StyledElementProps) {
    return <Element {...rest} className={className} />;
  };
}
