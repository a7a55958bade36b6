// libmicrohttpd 0.9.75 or newer. Its start takes a variable number of arguments, which Swift cannot pass.
#include <microhttpd.h>
#include <stddef.h>

// Starts a daemon that polls with epoll on threads of its own, may suspend connections and hand upgraded ones
// over. It has no listening socket: connections come through MHD_add_connection.
static inline struct MHD_Daemon *cmicrohttpd_start(
    unsigned int threads, unsigned int connection_limit, size_t connection_memory,
    MHD_AccessHandlerCallback access, void *(*uri)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection,
    size_t (*unescape)(void *, struct MHD_Connection *, char *), void *context) {
  const unsigned int flags = (unsigned int)MHD_USE_EPOLL | (unsigned int)MHD_USE_INTERNAL_POLLING_THREAD |
                             (unsigned int)MHD_USE_NO_LISTEN_SOCKET |
                             (unsigned int)MHD_ALLOW_SUSPEND_RESUME | (unsigned int)MHD_ALLOW_UPGRADE;
  struct MHD_OptionItem pool[] = {
      {threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, (intptr_t)threads, NULL},
      {MHD_OPTION_END, 0, NULL}};
  return MHD_start_daemon(
      flags, 0, NULL, NULL, access, context, MHD_OPTION_CONNECTION_LIMIT, connection_limit,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory, MHD_OPTION_CONNECTION_MEMORY_INCREMENT,
      (size_t)1024, MHD_OPTION_CONNECTION_TIMEOUT, 0u, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, uri, context, MHD_OPTION_UNESCAPE_CALLBACK, unescape, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_NOTIFY_CONNECTION, connection, context,
      MHD_OPTION_ARRAY, pool, MHD_OPTION_END);
}

// The action is an argument of a variadic function.
static inline enum MHD_Result cmicrohttpd_finish_upgrade(struct MHD_UpgradeResponseHandle *handle) {
  return MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

// The file descriptor of a connection, or -1.
static inline int cmicrohttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

// What was attached to a connection when it started, or NULL.
static inline void *cmicrohttpd_attached(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

// The bytes of the request line and header, or 0.
static inline size_t cmicrohttpd_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info == NULL ? 0 : info->header_size;
}

// Whether a connection begins, or ends.
static inline int cmicrohttpd_begins(enum MHD_ConnectionNotificationCode notice) {
  return notice == MHD_CONNECTION_NOTIFY_STARTED;
}
