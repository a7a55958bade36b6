// Sockets and epoll(7) as Linux has them. Swift's module of the C library leaves epoll out, and has the
// constants of sockets as enumerations that are not found in every build: they have names of their own here.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Declared by the system only where its extensions are asked for.
extern int accept4(int descriptor, struct sockaddr *address, socklen_t *count, int flags);

static const unsigned int csockets_in = EPOLLIN;
static const unsigned int csockets_out = EPOLLOUT;
static const unsigned int csockets_error = EPOLLERR;
static const unsigned int csockets_hang_up = EPOLLHUP;

static const int csockets_epoll_close_on_exec = EPOLL_CLOEXEC;
static const int csockets_event_flags = EFD_CLOEXEC | EFD_NONBLOCK;
// A stream socket that doesn't wait and isn't handed to other programs.
static const int csockets_stream = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK;
static const int csockets_accept_flags = SOCK_CLOEXEC | SOCK_NONBLOCK;
static const int csockets_receive_flags = MSG_DONTWAIT;
static const int csockets_send_flags = MSG_DONTWAIT | MSG_NOSIGNAL;
static const int csockets_shut_write = SHUT_WR;
static const int csockets_shut_both = SHUT_RDWR;
