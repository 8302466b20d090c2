export const texts = {
  editProfile: 'Edit Profile',
  personalData: 'Your Data',
};
