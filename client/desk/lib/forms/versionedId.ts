/** What a change or deletion needs of a thing, as the member of staff saw it: with an older version it is refused. */
export interface VersionedId {
  id: string;
  version: string;
}
