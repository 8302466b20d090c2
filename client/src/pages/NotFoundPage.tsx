import { LuMapPinOff } from 'react-icons/lu';
import { usePageStatus } from '../lib/pageStatus.ts';
import { paths } from '../lib/paths.ts';
import { button, container } from '../theme/classes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { texts } from './texts.ts';

/** Every unknown address. */
export function Component() {
  usePageStatus(404);
  return (
    <div className={container()}>
      <Head title={texts.notFound} />
      <EmptyState
        page
        icon={<LuMapPinOff />}
        title={texts.notFound}
        action={
          <Link to={paths.home()} className={button({ size: 'lg' })}>
            {texts.backHome}
          </Link>
        }
      >
        {texts.notFoundHint}
      </EmptyState>
    </div>
  );
}
