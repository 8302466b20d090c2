import { useNavigation } from 'react-router-dom';
import { ProgressBar } from '../ui/states/ProgressBar.tsx';

/** A bar at the top of the window while the code of the next page is loaded. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressBar label="Loading the page" />;
}
