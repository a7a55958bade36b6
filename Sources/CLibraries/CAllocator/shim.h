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

// Lets threads share so many heaps, where the C library has a heap for each thread otherwise.
static inline void callocator_share(int heaps) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, heaps);
#endif
}
