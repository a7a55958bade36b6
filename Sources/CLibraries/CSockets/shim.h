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
static const int csockets_peek_flags = MSG_DONTWAIT | MSG_PEEK;
static const int csockets_send_flags = MSG_DONTWAIT | MSG_NOSIGNAL;
static const int csockets_shut_write = SHUT_WR;
static const int csockets_shut_both = SHUT_RDWR;

#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>

// A socket on which the system is asked about other sockets (sock_diag(7)).
static const int csockets_netlink_family = AF_NETLINK;
static const int csockets_netlink_kind = SOCK_DGRAM | SOCK_CLOEXEC;
static const int csockets_netlink_diagnostics = NETLINK_SOCK_DIAG;
static const unsigned short csockets_request = NLM_F_REQUEST;
static const unsigned short csockets_socket_by_family = SOCK_DIAG_BY_FAMILY;
static const unsigned int csockets_no_cookie = INET_DIAG_NOCOOKIE;
