import { PageHeader } from '../ui/PageHeader.tsx';

export function Component() {
  return (
    <PageHeader
      title="There is no such page"
      description="The link may be old, or your role may not open it."
    />
  );
}
