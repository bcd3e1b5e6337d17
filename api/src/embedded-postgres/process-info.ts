import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from '../platform/system-error.js';

export interface ProcessInfo {
  /** Start time in the system's own format, only for comparison. Guards against a reused pid. Unknown on Windows. */
  readonly startedAt: string | undefined;
  /** Its arguments and working directory (Linux), one string with all arguments (macOS) or its image name (Windows). */
  readonly words: readonly string[];
}

/** `undefined` if no such process runs. A zombie does not run, although `kill(pid, 0)` still finds it. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  switch (process.platform) {
    case 'linux':
      return inspectLinux(pid);
    case 'win32':
      return inspectWindows(pid);
    default:
      return inspectWithPs(pid);
  }
}

function inspectLinux(pid: number): ProcessInfo | undefined {
  // proc(5): "pid (name) state ppid …"; the name may contain spaces and brackets. Start time is the 22nd field.
  const fields = fileText(`/proc/${pid}/stat`)?.replace(/.*\) /s, '').split(' ');
  // Other users' processes may be hidden (mount option hidepid).
  if (!fields) return exists(pid) ? { startedAt: undefined, words: [] } : undefined;
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const bootId = fileText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  const words = (fileText(`/proc/${pid}/cmdline`) ?? '').split('\0');
  return {
    startedAt: `${bootId}:${fields[19]}`,
    words: [...words, orUndefined(() => readlinkSync(`/proc/${pid}/cwd`)) ?? ''],
  };
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function inspectWithPs(pid: number): ProcessInfo | undefined {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command='];
  const { stdout } = spawnSync('ps', ['-ww', ...columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C', PATH: '/bin:/usr/bin' },
  });
  // The time has five words. The state of a zombie begins with Z.
  const [, startedAt, command] = /^\s*[^Z\s]\S*\s+(\S+(?:\s+\S+){4})\s+(.*)/.exec(stdout ?? '') ?? [];
  return command === undefined ? undefined : { startedAt, words: [command] };
}

function inspectWindows(pid: number): ProcessInfo | undefined {
  const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], {
    encoding: 'utf8',
    windowsHide: true,
  });
  const image = /^"([^"]+)"/m.exec(stdout ?? '')?.[1];
  return image === undefined ? undefined : { startedAt: undefined, words: [image] };
}

const fileText = (path: string) => orUndefined(() => readFileSync(path, 'utf8'));

function orUndefined(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
