import { LuMapPinOff } from 'react-icons/lu';
import { usePageStatus } from '../lib/page/pageStatus.ts';
import { paths } from '../lib/paths.ts';
import { container } from '../theme/classes.ts';
import { Head } from '../ui/Head.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';

/** The page of all unknown URLs. */
export function Component() {
  usePageStatus(404);
  return (
    <div className={container()}>
      <Head title="Page Not Found" />
      <EmptyState
        page
        icon={<LuMapPinOff />}
        title="Page Not Found"
        action={<ButtonLink to={paths.home()}>Back to Home Page</ButtonLink>}
      >
        The link you clicked may be broken or the page may have been removed. visit the Homepage or Contact us
        about the problem
      </EmptyState>
    </div>
  );
}
