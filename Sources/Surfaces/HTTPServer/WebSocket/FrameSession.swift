import CSockets
import CWslay
import Glibc

/// The frames of one WebSocket, by wslay.
///
/// wslay's context takes 9 KB, so a socket has one only while something is under way: `isIdle` tells when it can
/// be thrown away.
///
/// `@unchecked Sendable`: it lives in the lock-protected state of one socket, which never hands it out; wslay
/// calls back only within `read` and `write`, on the thread that holds the lock.
package final class FrameSession: @unchecked Sendable {
  private let descriptor: Int32
  private let limits: HTTPServer.WebSocketLimits
  private var context: wslay_event_context_ptr?
  /// What came with the request, before the system's.
  private var extra: ArraySlice<UInt8>

  // What `read` found.
  package private(set) var received: [WebSocketMessage] = []
  private(set) var frames = 0
  private(set) var hasHeard = false
  private(set) var closeReceived: (code: WebSocketCloseCode, reason: String)?
  /// The connection is broken or at its end.
  package private(set) var isBroken = false

  // The message under way.
  private var message: [UInt8] = []
  private var fragments = 0
  private var isInMessage = false
  private var isControlFrame = false
  private var isRejected = false

  /// The header of a frame whose payload comes next.
  private var header: [UInt8] = []

  // Bytes read, and bytes of complete frames: equal between frames.
  private var delivered = 0
  private var completed = 0
  private var frameSize = 0
  private var turn = 0

  /// Bytes read before other sockets have their turn.
  private static let perTurn = 64 * 1024

  /// Made once and never written again: wslay copies it into each context.
  private nonisolated(unsafe) static let callbacks: UnsafePointer<wslay_event_callbacks> = {
    let pointer = UnsafeMutablePointer<wslay_event_callbacks>.allocate(capacity: 1)
    pointer.initialize(to: functions)
    return UnsafePointer(pointer)
  }()

  private static let functions = wslay_event_callbacks(
    recv_callback: { context, buffer, count, _, session in
      guard let session, let buffer else { return -1 }
      return FrameSession.from(session).receive(UnsafeMutableRawBufferPointer(start: buffer, count: count))
    },
    send_callback: { context, data, count, flags, session in
      guard let session, let data else { return -1 }
      return FrameSession.from(session).transmit(
        UnsafeRawBufferPointer(start: data, count: count),
        hasMore: flags & Int32(WSLAY_MSG_MORE.rawValue) != 0)
    },
    genmask_callback: nil,
    on_frame_recv_start_callback: { _, start, session in
      guard let session, let start else { return }
      FrameSession.from(session).beginFrame(start.pointee)
    },
    on_frame_recv_chunk_callback: { _, chunk, session in
      guard let session, let chunk = chunk?.pointee else { return }
      FrameSession.from(session).takeChunk(
        UnsafeRawBufferPointer(start: chunk.data, count: chunk.data == nil ? 0 : chunk.data_length))
    },
    on_frame_recv_end_callback: { _, session in
      guard let session else { return }
      FrameSession.from(session).endFrame()
    },
    on_msg_recv_callback: { _, message, session in
      guard let session, let message else { return }
      FrameSession.from(session).endMessage(message.pointee)
    })

  private static func from(_ pointer: UnsafeMutableRawPointer) -> FrameSession {
    Unmanaged<FrameSession>.fromOpaque(pointer).takeUnretainedValue()
  }

  package init(_ descriptor: Int32, limits: HTTPServer.WebSocketLimits, extra: [UInt8]) {
    self.descriptor = descriptor
    self.limits = limits
    self.extra = extra[...]
    makeContext()
  }

  deinit { wslay_event_context_free(context) }

  private func makeContext() {
    if let context { wslay_event_context_free(context) }
    context = nil
    var made: wslay_event_context_ptr?
    guard
      wslay_event_context_server_init(
        &made, FrameSession.callbacks, Unmanaged.passUnretained(self).toOpaque()) == 0
    else {
      isBroken = true
      return
    }
    context = made
    // The message is put together here, as it comes: no room is made for what a frame only announces.
    wslay_event_config_set_no_buffering(made, 1)
    wslay_event_config_set_max_recv_msg_length(made, UInt64(limits.messageBytes))
  }

  // MARK: State

  var wantsWrite: Bool { context.map { wslay_event_want_write($0) != 0 } ?? false }
  var queuedBytes: Int { context.map { wslay_event_get_queued_msg_length($0) } ?? 0 }
  var isCloseSent: Bool { context.map { wslay_event_get_close_sent($0) != 0 } ?? true }
  package var isReading: Bool { context.map { wslay_event_get_read_enabled($0) != 0 } ?? false }
  var hasExtra: Bool { !extra.isEmpty }
  var isIdle: Bool {
    !isBroken && extra.isEmpty && delivered == completed && !isInMessage && !wantsWrite && !isCloseSent
      && isReading
  }

  // MARK: Reading

  /// Reads what is there, up to a turn's worth.
  package func read() {
    guard let context, !isBroken else { return }
    received = []
    frames = 0
    hasHeard = false
    turn = FrameSession.perTurn
    guard wslay_event_recv(context) != 0, !isBroken else { return }
    // A frame that breaks RFC 6455 makes wslay close without a code. Where nothing of another frame is half
    // sent, a new context says 1002.
    guard wslay_event_get_queued_msg_length(context) == 0 else { return }
    makeContext()
    close(.protocolError, "A frame breaks the rules of RFC 6455.")
    stopReading()
  }

  private func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, turn)
    guard count > 0 else { return wouldBlock() }
    if !extra.isEmpty {
      let taken = min(count, extra.count)
      extra.prefix(taken).withUnsafeBytes { buffer.copyMemory(from: $0) }
      extra = extra.dropFirst(taken)
      if extra.isEmpty { extra = [] }
      return have(taken)
    }
    while true {
      let result = recv(descriptor, buffer.baseAddress, count, csockets_receive_flags)
      if result > 0 { return have(result) }
      if result < 0, errno == EINTR { continue }
      if result < 0, errno == EAGAIN { return wouldBlock() }
      isBroken = true
      wslay_event_set_error(context, Int32(WSLAY_ERR_CALLBACK_FAILURE.rawValue))
      return -1
    }
  }

  private func have(_ count: Int) -> Int {
    turn -= count
    delivered += count
    hasHeard = true
    return count
  }

  private func wouldBlock() -> Int {
    wslay_event_set_error(context, Int32(WSLAY_ERR_WOULDBLOCK.rawValue))
    return -1
  }

  private func beginFrame(_ frame: wslay_event_on_frame_recv_start_arg) {
    frames += 1
    // Two bytes, the mask's four, and the longer forms of the length (RFC 6455, section 5.2).
    frameSize = 6 + (frame.payload_length < 126 ? 0 : frame.payload_length < 65_536 ? 2 : 8)
    frameSize += Int(frame.payload_length)
    isControlFrame = frame.opcode & 8 != 0
    if isControlFrame {
      if frame.opcode == UInt8(WSLAY_CONNECTION_CLOSE.rawValue), frame.payload_length == 1 {
        reject(.protocolError, "A close frame of one byte has no code.")
      }
      return
    }
    isInMessage = true
    fragments += 1
    if fragments > limits.fragments {
      reject(.policyViolation, "A message has more than \(limits.fragments) fragments.")
    } else if message.count + Int(frame.payload_length) > limits.messageBytes {
      reject(.messageTooBig, "A message is larger than \(limits.messageBytes) bytes.")
    }
  }

  private func takeChunk(_ bytes: UnsafeRawBufferPointer) {
    guard !isControlFrame, !isRejected else { return }
    message.append(contentsOf: bytes)
  }

  private func endFrame() { completed += frameSize }

  private func endMessage(_ end: wslay_event_on_msg_recv_arg) {
    switch UInt32(end.opcode) {
    case WSLAY_TEXT_FRAME.rawValue, WSLAY_BINARY_FRAME.rawValue:
      defer {
        message = []
        fragments = 0
        isInMessage = false
      }
      guard !isRejected else { return }
      // wslay has checked the UTF-8.
      received.append(
        UInt32(end.opcode) == WSLAY_TEXT_FRAME.rawValue
          ? .text(String(decoding: message, as: UTF8.self)) : .binary(message))
    case WSLAY_CONNECTION_CLOSE.rawValue:
      let payload = UnsafeRawBufferPointer(start: end.msg, count: end.msg == nil ? 0 : end.msg_length)
      closeReceived = (
        end.status_code == 0 ? .none : WebSocketCloseCode(rawValue: end.status_code),
        String(decoding: payload.dropFirst(2), as: UTF8.self)
      )
    default: break
    }
  }

  /// Closes because of what came; nothing more is read.
  func reject(_ code: WebSocketCloseCode, _ reason: String) {
    isRejected = true
    message = []
    close(code, reason)
    stopReading()
  }

  private func stopReading() { wslay_event_shutdown_read(context) }

  // MARK: Writing

  /// Takes a message; only where nothing is being written.
  func queue(_ opcode: UInt32, _ bytes: UnsafeRawBufferPointer) {
    guard let context else { return }
    var message = wslay_event_msg(
      opcode: UInt8(opcode), msg: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      msg_length: bytes.count)
    _ = wslay_event_queue_msg(context, &message)
  }

  func close(_ code: WebSocketCloseCode, _ reason: String) {
    guard let context else { return }
    // A control frame has room for 123 bytes of text; it is cut between characters.
    var text = ""
    for character in reason.unicodeScalars {
      guard text.utf8.count + String(character).utf8.count <= 123 else { break }
      text.unicodeScalars.append(character)
    }
    var bytes = Array(text.utf8)
    _ = wslay_event_queue_close(
      context, code.isSendable ? code.rawValue : WebSocketCloseCode.normal.rawValue, &bytes, bytes.count)
  }

  /// Writes as much as the system takes.
  func write() {
    guard let context, !isBroken else { return }
    if wslay_event_send(context) != 0 { isBroken = true }
  }

  /// wslay sends a frame's header before its payload: the header waits for the payload, so that both take one
  /// call of the system's.
  private func transmit(_ bytes: UnsafeRawBufferPointer, hasMore: Bool) -> Int {
    if hasMore {
      header.append(contentsOf: bytes)
      return bytes.count
    }
    while true {
      let result = header.isEmpty ? transmit(bytes) : transmitWithHeader(bytes)
      if result >= 0 {
        let ofHeader = min(result, header.count)
        header.removeFirst(ofHeader)
        return result > ofHeader ? result - ofHeader : wouldBlock()
      }
      if errno == EINTR { continue }
      if errno == EAGAIN { return wouldBlock() }
      isBroken = true
      wslay_event_set_error(context, Int32(WSLAY_ERR_CALLBACK_FAILURE.rawValue))
      return -1
    }
  }

  private func transmit(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, csockets_send_flags)
  }

  private func transmitWithHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    header.withUnsafeBytes { header in
      var parts = [
        iovec(iov_base: UnsafeMutableRawPointer(mutating: header.baseAddress), iov_len: header.count),
        iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count),
      ]
      return parts.withUnsafeMutableBufferPointer { parts in
        var message = msghdr()
        message.msg_iov = parts.baseAddress
        message.msg_iovlen = parts.count
        return sendmsg(descriptor, &message, csockets_send_flags)
      }
    }
  }
}
