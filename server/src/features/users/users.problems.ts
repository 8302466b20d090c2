import { invalidInput, problem } from '../../lib/problems.ts';

// What users and their pictures can be refused.

export const notYours = () => problem('NotYours', 'NOT_YOURS', 'This belongs to another shopper');

export const phoneTaken = () =>
  problem('PhoneTaken', 'PHONE_TAKEN', 'User already exist with this phone number!');

export const pictureNotUploaded = (field: 'image' | 'images') =>
  invalidInput('PICTURE_NOT_UPLOADED', 'Please upload this picture first', field);

export const notAPicture = () =>
  invalidInput('PICTURE_INVALID', 'Please select a valid JPG or PNG image file.', 'images');

/** @param max MB */
export const pictureTooLarge = (max: number) =>
  invalidInput(
    'PICTURE_TOO_LARGE',
    `This picture is too large. Please select one of at most ${max} MB.`,
    'images',
    { max },
  );

export const tooManyPictures = () =>
  problem('RequestTooLarge', 'REQUEST_INVALID', 'Please send at most four pictures at once');

/** A search of the desk. */
export const searchTooLong = (max: number) =>
  invalidInput('TOO_LONG', 'This text is too long', 'search', { max });
