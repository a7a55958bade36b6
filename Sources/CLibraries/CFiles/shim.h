#include <errno.h>
#include <stdio.h>

#ifdef __linux__
#include <fcntl.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

// What Swift cannot call: variadic functions, numbers that are macros, what a header declares for GNU alone.

// Exchanges two files or folders of one file system in one step: at each moment both names are there.
static inline int cfiles_exchange(const char *first, const char *second) {
#ifdef __linux__
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2 /* RENAME_EXCHANGE */);
#else
  return renamex_np(first, second, RENAME_SWAP);
#endif
}

#ifdef __linux__
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// Has a program that is started get none of the descriptors from one on.
static inline int cfiles_close_from(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}
#endif
