import { LuMapPin } from 'react-icons/lu';
import { CUT } from '../../lib/constants.ts';
import { cut } from '../../lib/format.ts';
import { useLocationCode } from '../../lib/location.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { text } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { COUNTRIES } from './countries.ts';
import styles from './LocationSelector.module.css';

const CountryList = lazyDialog(() => import('./CountryList.tsx').then((module) => module.CountryList));

interface LocationSelectorProps {
  align?: 'start' | 'end';
  /** Called after a change, which takes effect when the page is reloaded. By default it reloads the page. */
  onChange?: () => void;
}

/** Selects the country that the shop is shown for. */
export function LocationSelector({
  align = 'end',
  onChange = () => window.location.reload(),
}: LocationSelectorProps) {
  const location = useLocationCode();
  const { data } = useQuery(COUNTRIES, { skip: location === null });
  const name = data?.countries.find(({ iso2 }) => iso2 === location)?.country;
  return (
    <Dropdown
      variant="outline"
      align={align}
      shrinkable
      className={styles.button}
      label={
        <>
          <LuMapPin aria-hidden />
          <span className={text({ wrap: 'none' }, styles.place)}>
            {location ? cut(name ?? location, CUT.location) : 'Your Location'}
          </span>
        </>
      }
    >
      {(close) => <CountryList selected={location} onChange={onChange} onClose={close} />}
    </Dropdown>
  );
}
