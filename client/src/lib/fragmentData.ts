/** The data of a fragment, whichever query or other fragment it comes with. */
export type FragmentData<Fragment> = Omit<Fragment, ' $fragmentName'>;
