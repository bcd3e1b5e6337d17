/** The class of dishes without one; no other class may have its id. */
export const serviceId = 'RESTAURANT';
