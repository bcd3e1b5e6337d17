import { readFileSync } from 'node:fs';

/** Milliseconds of user and system time that a process has used. Needs Linux's `/proc`. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skips the name, which may contain any character: fields 14 and 15 of
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks * 1000) / 100;
}

/** Resident memory of a process in KiB. Needs Linux's `/proc`. */
export function residentKilobytes(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found ?? Number.NaN);
}
