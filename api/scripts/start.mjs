// `npm start`: installs what is missing, builds what is stale, then becomes the server.
//
// This file has to parse on any Node that knows modules, so that an old one gets a sentence and not a syntax error:
// no syntax newer than 2018 here; everything else is behind the import.
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
      // In this same process: it reads the environment and sees to signals by itself.
      () => import('../dist/main.js'),
      (error) => {
        console.error('Chowk · ' + error.message);
        process.exit(1);
      },
    );
}

// Who kills npm, or the shell between, means the shop: left behind, it would keep the port and the database. (That npm
// can pass SIGTERM on and hand back the exit code is why the script in package.json says `exec`; where there is no
// `exec`, on Windows, its second half runs.)
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(function () {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
