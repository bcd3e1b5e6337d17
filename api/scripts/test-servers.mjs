// Chooses the servers of the tests, for `npm test`, `npm run test:containers` and Vitest.

const dockerAnswersWithinMs = 3000;

/**
 * @typedef {object} Servers
 * @property {'external' | 'container' | 'embedded'} postgres
 * @property {'container' | 'program'} redis where tests run with one: `program` is redis-server
 */

export const noDocker =
  'npm run test:containers needs Docker, and none answers here: start it, or set DOCKER_HOST to one that runs. ' +
  'npm test does without.';

/** @returns {Promise<boolean>} */
export async function dockerAnswers() {
  const { getContainerRuntimeClient } = await import('testcontainers');
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const limit = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), dockerAnswersWithinMs);
  });
  const answer = getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/**
 * Containers if `TEST_SERVERS=containers`, as `npm run test:containers` sets it. Otherwise the PostgreSQL of
 * `TEST_DATABASE_URL`, else a container if Docker answers, else the embedded one.
 * @param {Record<string, string | undefined>} environment
 * @param {() => Promise<boolean>} hasDocker
 * @returns {Promise<Servers>}
 * @throws {Error} with a sentence if containers are requested and unavailable
 */
export async function chooseServers(environment = process.env, hasDocker = dockerAnswers) {
  if (environment['TEST_SERVERS'] === 'containers') {
    if (!(await hasDocker())) throw new Error(noDocker);
    return { postgres: 'container', redis: 'container' };
  }
  if (environment['TEST_DATABASE_URL']) return { postgres: 'external', redis: 'program' };
  return { postgres: (await hasDocker()) ? 'container' : 'embedded', redis: 'program' };
}
