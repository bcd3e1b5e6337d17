/** Accounts that one network may try to make. */
export const registrationLimit = { name: 'register', points: 20, seconds: 3600 };

/** Links to a new password that one network may ask for. */
export const forgotNetworkLimit = { name: 'forgot-network', points: 20, seconds: 3600 };

/** Links to a new password that are sent to one address. */
export const forgotAddressLimit = { name: 'forgot-address', points: 5, seconds: 3600 };

/** Tries to choose a new password with the links of one account. */
export const resetLimit = { name: 'reset-password', points: 20, seconds: 600 };

/** Answers from which one network may learn that an address has an account. */
export const emailTakenLimit = { name: 'email-taken', points: 10, seconds: 3600 };

/** Changes of one user's name, e-mail and password. */
export const profileLimit = { name: 'profile', points: 20, seconds: 600 };
