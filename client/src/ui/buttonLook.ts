import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'solid' | 'subtle' | 'outline' | 'ghost';
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** The class of a button, or of a link, that looks as Chakra's `Button` does: for those that many pages have many of. */
export const buttonLook = ({ variant = 'solid', size = 'md' }: ButtonLook = {}): string =>
  `${styles.button} ${styles[variant]} ${styles[size]}`;
