import { button } from '../../theme/classes.ts';
import { Link, type LinkProps } from './Link.tsx';

interface ButtonLinkProps extends LinkProps {
  variant?: 'solid' | 'outline';
  size?: 'md' | 'lg' | 'xl';
}

/** A link inside the shop that looks like a button. */
export function ButtonLink({ variant = 'solid', size = 'lg', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={button({ variant, size }, className)} />;
}
