/** A link to another page that looks like a button. */
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './buttonLook.ts';
import { classNames } from './classNames.ts';

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook;
  icon?: ReactNode;
}

export function ButtonLink({ look, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonLook(look), className)}>
      {icon}
      {children}
    </Link>
  );
}
