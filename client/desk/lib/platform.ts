/** The key of commands such as copying, as the keyboards of this system name it. Browsers on iPads and iPhones say Mac, too. */
export const commandKey = navigator.userAgent.includes('Mac OS X') ? '⌘' : 'Ctrl';
