import type { User } from './user.entity.js';

/** A user as REST shows them. Never the password's hash. */
export function presentUser(user: User) {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    profilePicture: user.profilePicture,
  };
}
