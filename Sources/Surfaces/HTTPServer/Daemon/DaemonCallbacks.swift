import CMicrohttpd
import Glibc

/// The functions that libmicrohttpd calls, on its polling threads. The context is the `ServerCore`, which the
/// daemon retains; a request's context is its `Exchange`, which the connection retains from the request line
/// until the request, or the connection, is over.
enum DaemonCallbacks {
  typealias Target =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
    ) -> UnsafeMutableRawPointer?
  typealias Unescape =
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
    ) -> Int

  private static func core(_ context: UnsafeMutableRawPointer) -> ServerCore {
    Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  }

  private static func client(_ connection: OpaquePointer) -> ClientConnection? {
    cmicrohttpd_attached(connection).map {
      Unmanaged<ClientConnection>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The request line has come: the target as it was sent.
  static let target: Target = { context, target, connection in
    guard let context, let target, let connection, let client = client(connection) else { return nil }
    let exchange = Exchange(core: core(context), client: client, target: String(cString: target))
    // The library would take the query apart into the connection's memory, and leave a connection unanswered
    // where that has no room (0.9.75). We read queries ourselves: for the library it ends here. The text lies
    // in its read buffer, which it changes itself at this very place.
    if let mark = strchr(target, Int32(UInt8(ascii: "?"))), mark[1] != 0 { mark[1] = 0 }
    client.hold(exchange)
    return Unmanaged.passUnretained(exchange).toOpaque()
  }

  /// The library leaves escapes alone: the target is taken apart by `RequestTarget`.
  static let unescape: Unescape = { _, _, text in text.map { strlen($0) } ?? 0 }

  static let access: MHD_AccessHandlerCallback = {
    _, connection, _, method, version, upload, uploadSize, requestContext in
    guard let connection, let method, let version, let uploadSize,
      let context = requestContext?.pointee
    else { return .NO }
    let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
    let block = UnsafeRawBufferPointer(start: upload, count: upload == nil ? 0 : uploadSize.pointee)
    let line = RequestLine(method: method, target: exchange.target, version: version)
    let goesOn = exchange.proceed(connection, line, block: block)
    uploadSize.pointee = 0
    return goesOn ? .YES : .NO
  }

  static let completed: MHD_RequestCompletedCallback = { _, _, requestContext, _ in
    guard let context = requestContext?.pointee else { return }
    requestContext?.pointee = nil
    Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue().complete()
  }

  static let connection: MHD_NotifyConnectionCallback = { context, connection, attached, notice in
    guard let context, let connection, let attached else { return }
    let core = core(context)
    if cmicrohttpd_begins(notice) != 0 {
      guard let client = core.connection(of: cmicrohttpd_socket(connection)) else { return }
      attached.pointee = Unmanaged.passRetained(client).toOpaque()
    } else if let context = attached.pointee {
      attached.pointee = nil
      let client = Unmanaged<ClientConnection>.fromOpaque(context).takeRetainedValue()
      core.remove(client)
      if let copy = client.close() { LingeringSocket.take(copy, loop: core.loop) }
    }
  }
}
