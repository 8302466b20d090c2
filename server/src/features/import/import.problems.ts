import { type InvalidInput, invalidInput, notFound, problem } from '../../lib/problems.ts';

// What an import can be refused.

export const importNotFound = () => notFound('IMPORT_NOT_FOUND', 'There is no such import');

/** For an import without records that were refused, or none at all. */
export const refusedRecordsNotFound = () => notFound('IMPORT_NOT_FOUND', 'There is nothing at this address');

export const importBusy = () =>
  problem('DeskImportBusy', 'IMPORT_BUSY', 'Another import is running. Please wait until it has ended.');

export const importOfCommandLine = () =>
  invalidInput('IMPORT_OF_COMMAND_LINE', 'This import was started at the command line: run it there again.');

type State = 'ready' | 'running' | 'undoing';
const STATE_MESSAGES: Record<State, string> = {
  running: 'This import is running',
  undoing: 'This import is being taken back',
  ready: 'This import has nothing to undo',
};

/** For an import that cannot be started or undone in its state. */
export const importStateConflict = ({ state }: { state: string }): InvalidInput =>
  invalidInput('IMPORT_STATE_CONFLICT', STATE_MESSAGES[state as State] ?? 'This import has ended already');

/** For the start of an import whose undo has stopped half-way. */
export const undoStopped = () =>
  invalidInput(
    'IMPORT_STATE_CONFLICT',
    'The undo of this import has stopped half-way. Please continue the undo; the file can be imported again afterwards.',
  );

export const importBegun = () => invalidInput('IMPORT_STATE_CONFLICT', 'This import has begun already');

export const fileGone = () =>
  invalidInput('IMPORT_FILE_GONE', 'The file of this import is no longer there. Please send it again.');

/** @param reason why the file cannot be read */
export const notCatalogue = ({ message: reason }: { message: string }) =>
  invalidInput('IMPORT_FILE_INVALID', `The file is not a catalogue: ${reason}`);

export const previewOutdated = () =>
  invalidInput(
    'IMPORT_PREVIEW_OUTDATED',
    'The catalogue has changed since you saw this preview. Nothing is imported yet: please look at the new preview.',
    'previewId',
  );

export const cursorOfOldPreview = () =>
  invalidInput(
    'IMPORT_PREVIEW_OUTDATED',
    'The preview was made anew. Please begin at its first page.',
    'after',
  );

// How the file is read.

export const readingChanged = () =>
  invalidInput(
    'CHANGED_MEANWHILE',
    'Somebody has just chosen other columns or another line. Please look at them, and choose again.',
  );

export const lineUnknown = () =>
  invalidInput('IMPORT_LINE_INVALID', 'Please choose one of the first lines of the file', 'headerLine');

export const lineWithoutColumns = () =>
  invalidInput('IMPORT_LINE_INVALID', 'This line does not name columns', 'headerLine');

/** @param labels of the columns that are not chosen */
export const columnsMissing = (labels: readonly string[]) =>
  invalidInput(
    'IMPORT_COLUMNS_MISSING',
    `Please choose a column of the file for: ${labels.join(', ')}`,
    'mapping',
    { name: labels.join(', ') },
  );

export const columnUnknown = (column: string) =>
  invalidInput('IMPORT_COLUMNS_INVALID', `An import has no column ${column}`, 'mapping', { name: column });

export const columnChosenTwice = (label: string) =>
  invalidInput('IMPORT_COLUMNS_INVALID', `${label} is chosen twice`, 'mapping', { name: label });

export const fileColumnUnknown = () =>
  invalidInput('IMPORT_COLUMNS_INVALID', 'The file has no such column', 'mapping');

export const fileColumnReadTwice = () =>
  invalidInput('IMPORT_COLUMNS_INVALID', 'A column of the file can be read as one column only', 'mapping');
