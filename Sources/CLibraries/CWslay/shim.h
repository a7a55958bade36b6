// WebSocket frames (RFC 6455).
#include <wslay/wslay.h>
