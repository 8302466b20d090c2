import { postListFile } from '../../lib/files/listFile.ts';

/** Sends a catalogue file to the shop, which imports nothing yet. @returns the id of its import, or why it was refused */
export const uploadFile = (file: File) => postListFile<{ id: string }>('/desk/imports', file);
