export const texts = {
  emailBlank: 'Email can not be blank!',
  passwordBlank: 'Password can not be blank!',
  signUpNameBlank: 'name can not be blank!',
  signUpEmailBlank: 'email can not be blank!',
  signUpPhoneBlank: 'phone can not be blank!',
  signUpPasswordBlank: 'password can not be blank!',
  noConnection: 'The shop cannot be reached at the moment. Please try again.',
  signedOutHere: 'You are signed out on this device.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
