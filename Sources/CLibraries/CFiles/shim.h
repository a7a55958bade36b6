#include <errno.h>
#include <stdio.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

// What Swift cannot call: a variadic function with a number that is a macro.

// Exchanges two files or folders of one file system in one step: at each moment both names are there.
static inline int cfiles_exchange(const char *first, const char *second) {
#ifdef __linux__
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2 /* RENAME_EXCHANGE */);
#else
  return renamex_np(first, second, RENAME_SWAP);
#endif
}
