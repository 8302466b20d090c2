import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A bar at the top of the window while the code of the next page is loaded. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
  );
}
