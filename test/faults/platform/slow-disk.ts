import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Makes every flush of a program take longer, as on a slow disk. */
export interface SlowDisk {
  /** The program's environment. */
  readonly env: Record<string, string>
  slow(flushMilliseconds: number, forMilliseconds: number): Promise<void>
  remove(): Promise<void>
}

/** Overrides fsync and fdatasync, to pause first for the milliseconds in a file. */
const source = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void pause_as_told(void) {
  const char *path = getenv("LEARN_SLOW_DISK");
  FILE *file = path ? fopen(path, "r") : NULL;
  int milliseconds = 0;
  if (!file) return;
  if (fscanf(file, "%d", &milliseconds) == 1 && milliseconds > 0) usleep(milliseconds * 1000);
  fclose(file);
}
int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  pause_as_told();
  return real(fd);
}
int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  pause_as_told();
  return real(fd);
}
`

/** Undefined if there is no C compiler. */
export async function makeSlowDisk(within: string): Promise<SlowDisk | undefined> {
  const folder = await mkdtemp(join(within, 'slow-'))
  await chmod(folder, 0o755)
  const [code, library, told] = ['slow.c', 'slow.so', 'milliseconds'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(code, source)
  await writeFile(told, '0', { mode: 0o644 })
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, code, '-ldl'], { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  return {
    env: { LD_PRELOAD: library, LEARN_SLOW_DISK: told },
    slow: async (flushMilliseconds, forMilliseconds) => {
      await writeFile(told, String(flushMilliseconds))
      await sleep(forMilliseconds)
      await writeFile(told, '0')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
