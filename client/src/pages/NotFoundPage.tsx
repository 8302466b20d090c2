import { LuMapPinOff } from 'react-icons/lu';
import { buttonLook } from '../components/buttonLook.ts';
import layout from '../components/container.module.css';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { Link } from '../components/Link.tsx';
import { usePageStatus } from '../lib/pageStatus.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

/** For any address that leads nowhere. */
export function Component() {
  usePageStatus(404);
  return (
    <div className={layout.container}>
      <Head title={texts.notFound} />
      <EmptyState
        page
        icon={<LuMapPinOff />}
        title={texts.notFound}
        action={
          <Link to={paths.home()} className={buttonLook({ size: 'lg' })}>
            {texts.backHome}
          </Link>
        }
      >
        {texts.notFoundHint}
      </EmptyState>
    </div>
  );
}
