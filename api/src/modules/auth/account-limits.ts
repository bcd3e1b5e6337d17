/** Accounts that one network may try to make. */
export const registrationLimit = { name: 'register', points: 20, seconds: 3600 };

/** Changes of one user's name, e-mail and password. */
export const profileLimit = { name: 'profile', points: 20, seconds: 600 };
