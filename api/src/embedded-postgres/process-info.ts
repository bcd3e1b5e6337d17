import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from '../platform/system-error.js';

export interface ProcessInfo {
  /** Start time in the system's own format, only for comparison. Guards against a reused pid. */
  readonly startedAt: string | undefined;
  /** Its arguments (Linux), one string with all of them (macOS) or its image name (Windows). */
  readonly command: readonly string[];
  /** Working directory, if the system reveals it. */
  readonly cwd: string | undefined;
}

const unknown: ProcessInfo = { startedAt: undefined, command: [], cwd: undefined };

/** `undefined` if no such process runs. A zombie does not run, although `kill(pid, 0)` still finds it. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if (errorCode(error) === 'ESRCH') return undefined;
  }
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
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  // Ended meanwhile, or hidden (mount option hidepid).
  if (stat === undefined) return inspectHidden(pid);
  // proc(5): "pid (name) state ppid …"; the name may contain spaces and brackets. Start time is the 22nd field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const bootId = readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return {
    startedAt: fields[19] && `${bootId}:${fields[19]}`,
    command: (readOrUndefined(`/proc/${pid}/cmdline`) ?? '').split('\0').filter(Boolean),
    cwd: linkOrUndefined(`/proc/${pid}/cwd`),
  };
}

function inspectHidden(pid: number): ProcessInfo | undefined {
  try {
    process.kill(pid, 0);
    return unknown;
  } catch (error) {
    return errorCode(error) === 'ESRCH' ? undefined : unknown;
  }
}

function inspectWithPs(pid: number): ProcessInfo | undefined {
  const ps = (column: string) =>
    spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C', PATH: '/bin:/usr/bin' },
    }).stdout?.trim() ?? '';
  const state = ps('stat');
  if (state === '' || state.startsWith('Z')) return undefined;
  return { startedAt: ps('lstart') || undefined, command: [ps('command')], cwd: undefined };
}

function inspectWindows(pid: number): ProcessInfo | undefined {
  const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], {
    encoding: 'utf8',
    windowsHide: true,
  });
  const image = /^"([^"]+)"/m.exec(stdout ?? '')?.[1];
  return image === undefined ? undefined : { ...unknown, command: [image] };
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function linkOrUndefined(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
