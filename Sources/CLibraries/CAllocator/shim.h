// The allocator of the C library, which Swift's module of it leaves out.
#include <stddef.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

// Gives free memory back to the system; whether there was some.
static inline int callocator_trim(void) {
#if defined(__GLIBC__)
  return malloc_trim(0);
#else
  return 0;
#endif
}
