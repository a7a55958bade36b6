#include <zlib.h>

// deflateInit2 is a macro. 16 added to the window bits asks for gzip's frame (RFC 1952).
static inline int czlib_begin_gzip(z_stream *stream, int level, int memory) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, memory, Z_DEFAULT_STRATEGY);
}
