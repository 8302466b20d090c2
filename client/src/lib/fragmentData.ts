/** The data of a fragment without its masking type. */
export type FragmentData<Fragment> = Omit<Fragment, ' $fragmentName'>;
