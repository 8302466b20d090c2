import styles from './ProgressBar.module.css';

/** A bar at the top of the window while something is done that takes a while. @param label names it for screen readers */
export const ProgressBar = ({ label }: { label: string }) => (
  <div role="progressbar" aria-label={label} className={styles.bar} />
);
