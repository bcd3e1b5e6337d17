// `npm start`: installs what is missing, builds what is stale, then becomes the server. Must parse on any Node.js with
// modules, so that an old one prints a sentence instead of a syntax error: no syntax newer than 2018 here; everything else
// is behind the import.
const wanted = [20, 19];
const version = process.versions.node.split('.').map(Number);

if (version[0] < wanted[0] || (version[0] === wanted[0] && version[1] < wanted[1])) {
  console.error(
    'Chowk needs Node.js ' +
      wanted.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. See https://nodejs.org',
  );
  process.exitCode = 1;
} else {
  if (process.env.npm_lifecycle_event) stopWithParent();
  import('./build.mjs')
    .then((build) => build.prepare())
    .then(
      // In this process: it reads the environment and handles signals itself.
      () => import('../dist/main.js'),
      (error) => {
        console.error('Chowk · ' + error.message);
        process.exit(1);
      },
    );
}

// A kill of npm, or of the shell between, is meant for the shop, which would otherwise keep the port and the database.
// (`exec` in package.json lets npm pass SIGTERM on and return the exit code; on Windows, without `exec`, the script's
// second half runs.)
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(function () {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
