/** Registrations per network. */
export const registrationLimit = { name: 'register', points: 20, seconds: 3600 };

/** Password reset links requested per network. */
export const forgotNetworkLimit = { name: 'forgot-network', points: 20, seconds: 3600 };

/** Password reset links sent per e-mail address. */
export const forgotAddressLimit = { name: 'forgot-address', points: 5, seconds: 3600 };

/** Attempts to reset the password with the links of one account. */
export const resetLimit = { name: 'reset-password', points: 20, seconds: 600 };

/** Answers per network that reveal that an address has an account. */
export const emailTakenLimit = { name: 'email-taken', points: 10, seconds: 3600 };

/** Changes of name, e-mail address and password per user. */
export const profileLimit = { name: 'profile', points: 20, seconds: 600 };
