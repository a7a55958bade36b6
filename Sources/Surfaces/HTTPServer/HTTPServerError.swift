import CodedErrors

/// An error of the server or of what somebody sent to it, with a message a person can act on.
///
/// Messages name header fields, sizes and places, never the content of a body.
package struct HTTPServerError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The address is not one of this machine, or no address at all.
    package static let invalidAddress = Code(rawValue: "invalid_address")
    /// Another program listens there.
    package static let addressInUse = Code(rawValue: "address_in_use")
    /// The system refused a socket, a thread or a poll.
    package static let cannotStart = Code(rawValue: "cannot_start")
    /// The server runs already.
    package static let alreadyRunning = Code(rawValue: "already_running")
    /// A rule of the format is broken by what was sent; the message says where.
    package static let malformed = Code(rawValue: "malformed")
    /// The limit that the message names is smaller than what was sent.
    package static let tooLarge = Code(rawValue: "too_large")
    /// The content type is not one the reader knows.
    package static let unsupportedMediaType = Code(rawValue: "unsupported_media_type")
    /// A header field of a response has a name or value that may not be sent.
    package static let invalidHeaderField = Code(rawValue: "invalid_header_field")
    /// A file cannot be read or written.
    package static let inputOutput = Code(rawValue: "input_output")
    /// The other side has gone.
    package static let disconnected = Code(rawValue: "disconnected")
  }

  package let code: Code
  /// Whole sentences, in English.
  package let message: String
  /// The system's error number, where it comes from the system.
  package let systemError: Int32?
  /// The error behind this one.
  package let underlying: (any Error)?

  package init(
    _ code: Code, _ message: String, systemError: Int32? = nil, underlying: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.systemError = systemError
    self.underlying = underlying
  }

  /// The status that tells a client of this error.
  package var status: HTTPStatus {
    switch code {
    case .malformed: .badRequest
    case .tooLarge: .contentTooLarge
    case .unsupportedMediaType: .unsupportedMediaType
    default: .internalServerError
    }
  }
}
